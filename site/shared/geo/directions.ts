import type { Coordinates } from './distance.ts'

/** Ways to be led to a place, each of which opens its app where that is installed. */
export const directionsTo = ({ latitude, longitude }: Coordinates) => [
  { name: 'Waze', href: `https://waze.com/ul?ll=${latitude},${longitude}&navigate=yes` },
  { name: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}` },
  { name: 'Apple Maps', href: `https://maps.apple.com/?daddr=${latitude},${longitude}` },
]
