import { bannersAt } from '#site/data/banners.ts'
import { basicWith } from '#site/data/basic-page.ts'
import { blockAt } from '#site/data/blocks.ts'
import { cinemaCard } from '#site/data/cards/cinema.ts'
import { eventCard } from '#site/data/cards/event.ts'
import { experienceCard } from '#site/data/cards/experience.ts'
import { newsCard } from '#site/data/cards/news.ts'
import { promotionCard } from '#site/data/cards/promotion.ts'
import { comingEvents } from '#site/data/events.ts'
import { filmTabs } from '#site/data/films.ts'
import { latestNews } from '#site/data/news.ts'
import { byOrder } from '#site/data/order.ts'
import { phaseOf } from '#site/data/period.ts'
import { organization } from '#site/data/structured/organization.ts'
import { webSite } from '#site/data/structured/web-site.ts'

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
