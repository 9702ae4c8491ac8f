import { AccessIcon, type AccessIconName } from './access-icon.tsx'

/** By the term's key; other terms have a tick. */
const icons: Readonly<Record<string, AccessIconName>> = {
  'wheelchair-access': 'chair',
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
  <AccessIcon name={icons[facility] ?? 'check'} />
)
