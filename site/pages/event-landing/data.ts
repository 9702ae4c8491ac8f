import { basicWith } from '#site/data/basic-page.ts'
import { eventCard } from '#site/data/cards/event.ts'
import { comingEvents, pastEvents } from '#site/data/events.ts'
import { eventFilters } from '#site/data/filters.ts'
import { itemList } from '#site/data/structured/item-list.ts'

export const load = basicWith(
  (source) => {
    const coming = comingEvents(source).map((event) => eventCard(source, event))
    const past = pastEvents(source).map((event) => eventCard(source, event))
    return {
      coming,
      past,
      filters: eventFilters(source, [...coming, ...past]),
      // The campaigns below /events, each a page of its own.
      campaigns: source
        .all('basicPage')
        .filter(({ path }) => path.startsWith('/events/'))
        .map(({ path, title }) => ({ label: title, href: path })),
    }
  },
  (source, _page, { coming }) => itemList(source, coming),
)
