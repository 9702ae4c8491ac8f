import { useLayoutEffect } from 'react'
import type { Head } from '#site/shared/head.ts'
import { robotsOf } from '#site/shared/robots.ts'

/** Keeps the document's head true after a navigation; in the first page, the build has written it. */
export function DocumentHead({ head }: { readonly head: Head }) {
  // At once, as the new title is said to the visitor.
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

/** The site's true address, which need not be the one it is looked at under. */
function canonicalOrigin(): string {
  const href = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')
  return href ? new URL(href).origin : location.origin
}
