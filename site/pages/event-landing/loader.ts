import { fitsPath } from '#site/href.ts'
import { comingEventCard, pastEventCard } from '#site/loaders/cards/event.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { comingEvents, pastEvents } from '#site/loaders/content-pages/events.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { routes } from '#site/routes.ts'

export const load = basicPageLoader(
  (source) => {
    const coming = comingEvents(source).map((event) => comingEventCard(source, event))
    const past = pastEvents(source).map((event) => pastEventCard(source, event))
    return {
      coming,
      past,
      campaigns: source
        .all('basicPage')
        .filter(({ path }) => fitsPath(routes.eventCampaign.path, path))
        .map(({ path, title }) => ({ label: title, href: path })),
    }
  },
  (source, _page, { coming }) => itemList(source, coming),
)
