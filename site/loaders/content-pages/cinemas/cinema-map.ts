/** Where the cinemas are, as a drawing: enough to see that one is near. The finder has a map to move in. */
import { href } from '#site/href.ts'
import { brandPages } from '#site/loaders/content-pages/brands.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Coordinates } from '#site/shared/geo/distance.ts'
import { malaysiaOutline } from '#site/shared/geo/malaysia-outline.ts'

/** Cinemas on the drawing: beyond these, one more dot says nothing. */
const maxDots = 60
/** Longitude and latitude of the drawing's upper left corner, in degrees. */
const west = 99.4
const north = 7.6
/** Units of the drawing in a degree. At this latitude a degree is as long to the east as to the north. */
const scale = 100

const placeOf = ({ latitude, longitude }: Coordinates) => ({
  x: Math.round((longitude - west) * scale),
  y: Math.round((north - latitude) * scale),
})

export function cinemaMap(source: Source) {
  const cinemas = source.all('cinema').toSorted((a, b) => b.numberOfHalls - a.numberOfHalls)
  return {
    count: cinemas.length,
    finder: href('cinemaIndex'),
    brands: brandPages(source),
    dots: cinemas.slice(0, maxDots).flatMap(({ geo }) => (geo ? [placeOf(geo)] : [])),
    shores: malaysiaOutline.map((shore) => {
      // Half of the points: it is drawn small.
      const points = shore
        .filter((_, index) => index % 2 === 0)
        .map(([latitude, longitude]) => placeOf({ latitude, longitude }))
      return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
    }),
  }
}
