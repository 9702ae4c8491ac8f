/** Imported dynamically, when the map is opened: no other file may import this one. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '#site/router/location-context.ts'
import { loadStyles } from '#site/ui/styles/load-styles.ts'
import stylesUrl from './cinema-map.css?url'
import { type CinemaMapHandle, openMap } from './leaflet-map.ts'
import type { MapProps } from './map-types.ts'

/** The map measures itself when it opens, so it is shown with its styles. */
export async function loadWithStyles() {
  await loadStyles(stylesUrl)
  return CinemaMap
}

function CinemaMap({ cinemas, visitor, tiles }: MapProps) {
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

  return <section ref={element} className="cinemaMap" aria-label="Map of the cinemas" />
}
