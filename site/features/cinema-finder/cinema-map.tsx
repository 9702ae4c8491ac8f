/** Imported dynamically, when the map is opened: no other file may import this one. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type CinemaMapHandle, openMap } from './leaflet-map.ts'
import styles from './map-section.module.css'
import type { MapProps } from './map-types.ts'

export function CinemaMap({ cinemas, visitor, tiles }: MapProps) {
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

  return <section ref={element} className={styles.map} aria-label="Map of the cinemas" />
}
