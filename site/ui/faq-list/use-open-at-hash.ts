import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens what the address names: on the first load, after a navigation, and when a link on the page leads there. */
export function useOpenAtHash(list: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the key, the same link opens it again.
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(decoded(hash.slice(1)))
    if (!(named instanceof HTMLDetailsElement) || named.open || !list.current?.contains(named)) return
    named.open = true
    // Its title stands where the browser has put it, or, after a navigation, where the page now can.
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
