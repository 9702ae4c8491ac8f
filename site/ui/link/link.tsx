import type { ComponentProps, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  /** An own path, `#place`, or a complete address, as payloads have them. */
  readonly href: string
  readonly children: ReactNode
  /** Stay where the page is scrolled to: for links that change a part of it. */
  readonly preventScrollReset?: boolean
}

/** Whether an own path is a page's, and not a file's. */
export const isPage = (href: string): boolean => href.startsWith('/') && !/\.[a-z0-9]+$/.test(href)

/** One link for all: own pages without a page load, everything else as the browser does it. */
export function Link({ href, children, preventScrollReset = false, ...rest }: Props) {
  if (isPage(href)) {
    // What the router's link would print; that looks at all routes for each, which costs more than the rest of a page.
    if (import.meta.env.SSR)
      return (
        <a {...rest} href={href}>
          {children}
        </a>
      )
    return (
      <RouterLink to={href} discover="none" preventScrollReset={preventScrollReset} {...rest}>
        {children}
      </RouterLink>
    )
  }
  const isOutside = /^https?:/.test(href)
  return (
    <a href={href} {...(isOutside ? { rel: 'noopener' } : {})} {...rest}>
      {children}
    </a>
  )
}
