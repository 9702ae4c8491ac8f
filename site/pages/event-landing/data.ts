import { basicWith } from '../../data/basic-page.ts'
import { eventCard } from '../../data/cards/event.ts'
import { comingEvents, pastEvents } from '../../data/events.ts'

export const load = basicWith((source) => ({
  coming: comingEvents(source).map((event) => eventCard(source, event)),
  past: pastEvents(source).map((event) => eventCard(source, event)),
  // The campaigns below /events, each a page of its own.
  campaigns: source
    .all('basicPage')
    .filter(({ path }) => path.startsWith('/events/'))
    .map(({ path, title }) => ({ label: title, href: path })),
}))
