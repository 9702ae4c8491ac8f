import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the `<details>` that the hash names: on load, after a navigation, and by links on the page. */
export function useOpenAtHash(list: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the key, the same link opens it again.
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(decoded(hash.slice(1)))
    if (!(named instanceof HTMLDetailsElement) || named.open || !list.current?.contains(named)) return
    named.open = true
    // Unfolding moved the page, so the title is scrolled into view again.
    named.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [hash, key, list])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
