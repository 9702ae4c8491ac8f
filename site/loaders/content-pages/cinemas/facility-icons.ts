/** Icons of facilities. They come with the data of a page, so that scripts hold none that it does not show. */
import { ownValue } from '#content/schema/own-value.ts'
import { accessIcons } from '#site/shared/icons/access-icons.ts'
import { wayIcons } from '#site/shared/icons/way-icons.ts'

/** The term's key → a path on a grid of 24; other terms have a tick. */
const icons: Readonly<Record<string, string>> = {
  'wheelchair-access': accessIcons.chair,
  'step-free-entrance': 'M3 18.5 21 8v10.5z',
  'accessible-toilet': 'M11 12V3.5H7V12h11a5.5 5.5 0 0 1-11 0M10 17v3.5h5V17',
  'changing-places': 'M4 4h16M12 4v4.5l5.5 4a5.5 5.5 0 1 1-11 0l5.5-4',
  'companion-seats':
    'M8 5.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM2.5 19.5c.4-3.4 2.6-5 5.5-5 1.2 0 2.2.3 3.1.8M16 5.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM10.5 19.5c.4-3.4 2.6-5 5.5-5s5.1 1.6 5.5 5',
  'hearing-loop': accessIcons.ear,
  'hearing-loop-in-every-hall': accessIcons.ear,
  'hearing-receivers': accessIcons.described,
  'quiet-mornings': accessIcons.quiet,
  'quiet-room': 'M6.5 20.5v-17h11v17M3.5 20.5h17M14 12.5h.01',
  'prayer-room': 'M12 2.5V6M4.5 20v-5.5C4.5 9 9 8 12 6c3 2 7.5 3 7.5 8.5V20h-15ZM9.5 20v-3a2.5 2.5 0 0 1 5 0v3',
  'baby-changing-room':
    'M12 5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15Zm0 0c-1.8-.3-1.5-2.5.5-2M9 12h.01M15 12h.01M9.5 15.5c1.5 1.2 3.5 1.2 5 0',
  'coffee-bar':
    'M4.5 9H16v5.5a4.5 4.5 0 0 1-4.5 4.5H9a4.5 4.5 0 0 1-4.5-4.5V9ZM16 10.5h1.5a2.5 2.5 0 0 1 0 5h-1.6M8.5 3.5V6M12 3.5V6',
  'dine-in-service': 'M3 16.5h18M5 16.5a7 7 0 0 1 14 0M12 9.5v-2M10.5 7.5h3M6 20h12',
  'couple-seats':
    'M5.5 10.5v-3A2.5 2.5 0 0 1 8 5h8a2.5 2.5 0 0 1 2.5 2.5v3M12 5v9.5M3 13a2 2 0 0 1 4 0v1.5h10V13a2 2 0 0 1 4 0v5H3v-5ZM5.5 18v2M18.5 18v2',
  lounge:
    'M7.5 10.5v-3A2.5 2.5 0 0 1 10 5h4a2.5 2.5 0 0 1 2.5 2.5v3M4.5 13a2 2 0 0 1 4 0v1.5h7V13a2 2 0 0 1 4 0v5h-15v-5ZM7 18v2M17 18v2',
  'play-corner': 'M3.5 12.5H11V20H3.5zM13 12.5h7.5V20H13zM8.25 4.5h7.5v8h-7.5z',
  lift: 'M4.5 3.5h15v17h-15zM8.5 10.5 12 7l3.5 3.5M8.5 13.5 12 17l3.5-3.5',
  parking: wayIcons.car,
  'reserved-parking': wayIcons.car,
  'near-rail': wayIcons.train,
  'ticket-kiosk': 'M6 3.5h12v9H6zM9.5 12.5v8M14.5 12.5v8M7 20.5h10M9.5 6.5h5',
}

/** @param facility the key of its term */
export const facilityIcon = (facility: string): string | undefined => ownValue(icons, facility)
