import { movieTabs } from '#content/schema/types/movie.ts'
import { href } from '#site/href.ts'
import { cinemaCard } from '#site/loaders/cards/cinema.ts'
import { eventCard } from '#site/loaders/cards/event.ts'
import { experienceCard } from '#site/loaders/cards/experience.ts'
import { filmCard } from '#site/loaders/cards/film.ts'
import { newsCard } from '#site/loaders/cards/news.ts'
import { runningPromotions } from '#site/loaders/cards/promotions.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { brandPages } from '#site/loaders/content-pages/brands.ts'
import { comingEvents } from '#site/loaders/content-pages/events.ts'
import { latestNews } from '#site/loaders/content-pages/news.ts'
import { filmTabs } from '#site/loaders/films/films.ts'
import { organization } from '#site/loaders/json-ld/organization.ts'
import { webSite } from '#site/loaders/json-ld/web-site.ts'
import { blocksAt } from '#site/loaders/layout/blocks.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import type { MovieTab } from '#site/shared/film-state.ts'

const maxEvents = 4
const maxNews = 4
const maxCinemas = 12

export const load = basicPageLoader(
  (source) => ({
    tabs: filmTabs(source, { cardOf: filmCard, more: allUnder }),
    promotions: runningPromotions(source, source.all('promotion')),
    experiences: byOrder(source.all('experience')).map((experience) => experienceCard(source, experience)),
    cinemaCount: source.all('cinema').length,
    // The largest, as nothing is known of where the visitor is.
    cinemas: source
      .all('cinema')
      .toSorted((a, b) => b.numberOfHalls - a.numberOfHalls)
      .slice(0, maxCinemas)
      .map((cinema) => cinemaCard(source, cinema)),
    brands: brandPages(source),
    events: comingEvents(source)
      .slice(0, maxEvents)
      .map((event) => eventCard(source, event)),
    news: latestNews(source)
      .slice(0, maxNews)
      .map((news) => newsCard(source, news)),
    blocks: [...blocksAt(source, 'app'), ...blocksAt(source, 'home')],
  }),
  (source) => [organization(source), webSite(source)],
)

const allUnder = (tab: MovieTab) => ({
  label: `All under “${movieTabs[tab]}”`,
  href: `${href('movies')}?tab=${tab}`,
})
