import { useLayoutEffect } from 'react'
import type { Head } from '#site/shared/head.ts'
import { robotsOf } from '#site/shared/robots.ts'

/** Updates the document's head after a navigation; the build writes the head of the first page. */
export function DocumentHead({ head }: { readonly head: Head }) {
  // In a layout effect, as the new title is announced right after the navigation.
  useLayoutEffect(() => {
    document.title = head.title
    setAttribute('meta[name="description"]', 'content', head.description)
    setAttribute('link[rel="canonical"]', 'href', new URL(head.canonical, canonicalOrigin()).href)
    setAttribute('meta[name="robots"]', 'content', robotsOf(head))
    setAttribute('meta[property="og:title"]', 'content', head.title)
    setAttribute('meta[property="og:description"]', 'content', head.description)
  }, [head])
  return null
}

const setAttribute = (selector: string, name: string, value: string): void =>
  document.head.querySelector(selector)?.setAttribute(name, value)

/** Origin of the canonical address; the page may be served from another host. */
function canonicalOrigin(): string {
  const href = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')
  return href ? new URL(href).origin : location.origin
}
