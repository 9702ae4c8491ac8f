import { DrawnIcon, Icon, type IconName } from '#site/ui/icon/icon.tsx'

/** Paths on a grid of 24, as those that all pages have. */
const icons = {
  chair: 'M9.5 3.5h.01M9.5 7v6.5h5l2.5 5h2.5M9.5 10h4.5M6.8 10.6a5.5 5.5 0 1 0 7.9 6.9',
  ear: 'M7 9.5a5.5 5.5 0 1 1 11 0c0 4.5-4.5 5-4.5 8.5a3 3 0 0 1-5.5 1.6M10 9.5a2.5 2.5 0 0 1 5 0c0 1.7-1.5 2-2 3.5',
  captions: 'M3 5.5h18v13H3zM11 10.6a2.2 2.2 0 1 0 0 2.8M18 10.6a2.2 2.2 0 1 0 0 2.8',
  described: 'M4 14.5v-2a8 8 0 0 1 16 0v2M4 14.5h3.5v5H4zM16.5 14.5H20v5h-3.5z',
  quiet: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  lift: 'M4.5 3.5h15v17h-15zM8.5 10.5 12 7l3.5 3.5M8.5 13.5 12 17l3.5-3.5',
  ramp: 'M3 18.5 21 8v10.5z',
  toilet: 'M11 12V3.5H7V12h11a5.5 5.5 0 0 1-11 0M10 17v3.5h5V17',
  hoist: 'M4 4h16M12 4v4.5l5.5 4a5.5 5.5 0 1 1-11 0l5.5-4',
  car: 'M4 16.5v-4l2-5.5h12l2 5.5v4H4Zm2.5 0V19M17.5 16.5V19M4 12.5h16M7 14.5h.01M17 14.5h.01',
  train: 'M6.5 4h11v12h-11zM6.5 10h11M9.5 13h.01M14.5 13h.01M8.5 16 6 20.5M15.5 16l2.5 4.5',
} as const

export type AccessIconName = keyof typeof icons | IconName

interface Props {
  readonly name: AccessIconName
  readonly size?: number
}

/** An icon of access and ways to a place: one of its own, or one that all pages have. */
export const AccessIcon = ({ name, size }: Props) =>
  name in icons ? (
    <DrawnIcon size={size}>
      <path d={icons[name as keyof typeof icons]} />
    </DrawnIcon>
  ) : (
    <Icon name={name as IconName} size={size} />
  )

/** The term's key → its icon; other terms have a tick. */
const facilityIcons: Readonly<Record<string, AccessIconName>> = {
  'wheelchair-access': 'chair',
  'step-free-entrance': 'ramp',
  'accessible-toilet': 'toilet',
  'changing-places': 'hoist',
  'companion-seats': 'person',
  'hearing-loop': 'ear',
  'hearing-loop-in-every-hall': 'ear',
  'hearing-receivers': 'described',
  'quiet-mornings': 'quiet',
  'quiet-room': 'quiet',
  lift: 'lift',
  parking: 'car',
  'reserved-parking': 'car',
  'near-rail': 'train',
  'ticket-kiosk': 'ticket',
}

/** The icon of a facility. @param facility the key of its term */
export const FacilityIcon = ({ facility }: { readonly facility: string }) => (
  <AccessIcon name={facilityIcons[facility] ?? 'check'} />
)
