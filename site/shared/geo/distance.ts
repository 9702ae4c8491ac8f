/** Distances between coordinates. */

export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Kilometres. */
const earthRadius = 6371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** @returns kilometres. */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const across = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const share = across + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * along
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, share)))
}

/** 0.84 → 800 m, 3.21 → 3.2 km, 41.7 → 42 km */
export function formatDistance(kilometres: number): string {
  if (kilometres < 0.95) return `${Math.max(100, Math.round(kilometres * 10) * 100)} m`
  return `${kilometres < 9.95 ? kilometres.toFixed(1) : Math.round(kilometres)} km`
}
