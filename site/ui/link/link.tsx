import type { ComponentProps, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  /** An own path, `#place`, or a complete address, as payloads have them. */
  readonly href: string
  readonly children: ReactNode
}

const isPage = (href: string): boolean => href.startsWith('/') && !/\.[a-z0-9]+$/.test(href)

/** One link for all: own pages without a page load, everything else as the browser does it. */
export function Link({ href, children, ...rest }: Props) {
  if (isPage(href)) {
    // What the router's link would print; that looks at all routes for each, which costs more than the rest of a page.
    if (import.meta.env.SSR)
      return (
        <a {...rest} href={href}>
          {children}
        </a>
      )
    return (
      <RouterLink to={href} discover="none" {...rest}>
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
