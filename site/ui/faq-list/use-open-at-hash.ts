import { type RefObject, useEffect } from 'react'
import { decoded } from '#site/router/decoded.ts'
import { useLocation } from '#site/router/location-context.ts'

/** Opens the `<details>` that the hash names, and those around it: on load, after a navigation, and by links on the page. */
export function useOpenAtHash(list: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the key, the same link opens it again.
  useEffect(() => {
    const details = hash === '' ? null : document.getElementById(decoded(hash.slice(1)))
    if (!(details instanceof HTMLDetailsElement) || details.open || !list.current?.contains(details)) return
    for (let fold: HTMLDetailsElement | null | undefined = details; fold; fold = fold.parentElement?.closest('details'))
      fold.open = true
    // Unfolding moved the page, so the title is scrolled into view again.
    details.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [hash, key, list])
}
