/** Loaded by `import()` only: a static import would put it into the page's own script. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '#site/router/location-context.ts'
import { loadStyles } from '#site/ui/styles/load-styles.ts'
import stylesUrl from './cinema-map.css?url'
import { type CinemaMapHandle, openMap } from './leaflet-map.ts'
import { mapParts } from './map-parts.ts'
import type { MapProps } from './map-types.ts'

/** The map measures itself when it opens, so it is shown with its styles. */
export async function loadWithStyles() {
  await loadStyles(stylesUrl)
  return CinemaMaps
}

/** Whether there is room for two maps, one above the other, beside the list: the width is that of `cinema-finder.css`. */
const isRoomy = (): boolean => matchMedia('(min-width: 64rem) and (min-height: 40rem)').matches

/** The country, or its two parts: between them is a sea as wide as both, which would leave little room for cinemas. */
function CinemaMaps({ cinemas, visitor, tiles }: MapProps) {
  const [hasRoom] = useState(isRoomy)
  const parts = hasRoom ? mapParts(cinemas, visitor) : []
  return (
    <div className="cinemaMap">
      {/* Land of dots, as in the drawing on the home page. */}
      <svg className="dots" aria-hidden="true">
        <pattern id="mapDots" width="7" height="7" patternUnits="userSpaceOnUse">
          <circle cx="3.5" cy="3.5" r="1.9" />
        </pattern>
      </svg>
      {parts.length > 0 ? (
        parts.map((part) => <CinemaMap key={part.name} {...part} tiles={tiles} />)
      ) : (
        <CinemaMap cinemas={cinemas} visitor={visitor} tiles={tiles} />
      )}
    </div>
  )
}

function CinemaMap({ cinemas, visitor, tiles, name }: MapProps & { readonly name?: string }) {
  const element = useRef<HTMLElement>(null)
  const [handle, setHandle] = useState<CinemaMapHandle>()
  const navigate = useNavigate()

  useEffect(() => {
    if (!element.current) return
    const opened = openMap(element.current, tiles)
    setHandle(opened)
    return () => opened.close()
  }, [tiles])

  useEffect(() => handle?.show(cinemas, visitor, (href) => void navigate(href)))

  return (
    <section ref={element} className="part" aria-label={`Map of the cinemas${name ? `: ${name}` : ''}`}>
      {name && !tiles && (
        <p className="partName" aria-hidden="true">
          {name}
        </p>
      )}
    </section>
  )
}
