import { useLayoutEffect } from 'react'
import { useLocation } from '#site/router/location-context.ts'
import { type ShownHead, withSiteName } from '#site/shared/head.ts'
import { robotsOf } from '#site/shared/robots.ts'

/** Updates the document's head after a navigation; the build writes the head of the first page. */
export function DocumentHead({ head }: { readonly head: ShownHead }) {
  // In a layout effect, as the new title is announced right after the navigation.
  useLayoutEffect(() => update(head), [head])
  return null
}

/** The head of what is shown in place of a page, at the address that was asked for. */
export function ErrorHead({ title }: { readonly title: string }) {
  const { pathname } = useLocation()
  useLayoutEffect(
    () => update({ title: withSiteName(title, siteName()), description: title, canonical: pathname, noIndex: true }),
    [title, pathname],
  )
  return null
}

function update(head: Omit<ShownHead, 'breadcrumbs'>): void {
  document.title = head.title
  setAttribute('meta[name="description"]', 'content', head.description)
  setAttribute('link[rel="canonical"]', 'href', canonicalOrigin() + head.canonical)
  setAttribute('meta[name="robots"]', 'content', robotsOf(head))
  setAttribute('meta[property="og:title"]', 'content', head.title)
  setAttribute('meta[property="og:description"]', 'content', head.description)
}

const siteName = (): string =>
  document.head.querySelector('meta[property="og:site_name"]')?.getAttribute('content') ?? ''

const setAttribute = (selector: string, name: string, value: string): void =>
  document.head.querySelector(selector)?.setAttribute(name, value)

/** Origin of the canonical address; the page may be served from another host. */
function canonicalOrigin(): string {
  const href = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')
  return href ? new URL(href).origin : location.origin
}
