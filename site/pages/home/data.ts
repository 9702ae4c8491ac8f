import { bannersAt } from '../../data/banners.ts'
import { basicWith } from '../../data/basic-page.ts'
import { blockAt } from '../../data/blocks.ts'
import { cinemaCard } from '../../data/cards/cinema.ts'
import { eventCard } from '../../data/cards/event.ts'
import { experienceCard } from '../../data/cards/experience.ts'
import { newsCard } from '../../data/cards/news.ts'
import { promotionCard } from '../../data/cards/promotion.ts'
import { comingEvents } from '../../data/events.ts'
import { filmTabs } from '../../data/films.ts'
import { latestNews } from '../../data/news.ts'
import { byOrder } from '../../data/order.ts'
import { phaseOf } from '../../data/period.ts'
import { organization } from '../../data/structured/organization.ts'
import { webSite } from '../../data/structured/web-site.ts'

const promotionsShown = 8
const eventsShown = 4
const newsShown = 4

export const load = basicWith(
  (source) => ({
    banners: bannersAt(source, 'home'),
    tabs: filmTabs(source),
    promotions: source
      .all('promotion')
      .filter((promotion) => phaseOf(promotion, source.today) === 'running')
      .slice(0, promotionsShown)
      .map((promotion) => promotionCard(source, promotion)),
    experiences: byOrder(source.all('experience')).map((experience) => experienceCard(source, experience)),
    cinemas: source.all('cinema').map((cinema) => cinemaCard(source, cinema)),
    events: comingEvents(source)
      .slice(0, eventsShown)
      .map((event) => eventCard(source, event)),
    news: latestNews(source)
      .slice(0, newsShown)
      .map((news) => newsCard(source, news)),
    blocks: ['download-app', 'member-teaser'].flatMap((slug) => blockAt(source, slug) ?? []),
  }),
  (source) => [organization(source), webSite(source)],
)
