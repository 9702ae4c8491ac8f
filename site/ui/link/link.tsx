import type { ComponentProps, ReactNode } from 'react'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  /** An own path, a hash, or a complete address. */
  readonly href: string
  readonly children: ReactNode
  /** Keeps the scroll position: for links that change a part of the page. */
  readonly preventScrollReset?: boolean
}

/** Whether a path is that of an own page, and not of a file. */
export const isPage = (href: string): boolean => href.startsWith('/') && !/\.[a-z0-9]+$/.test(href)

/** Marks links that keep the scroll position. */
export const keepsScrollAttribute = 'data-keeps-scroll'

/** A plain anchor; `navigation/follow-links.ts` follows those to own pages. */
export function Link({ href, children, preventScrollReset = false, ...rest }: Props) {
  return (
    <a
      href={href}
      {...(/^https?:/.test(href) ? { rel: 'noopener' } : {})}
      {...(preventScrollReset ? { [keepsScrollAttribute]: '' } : {})}
      {...rest}
    >
      {children}
    </a>
  )
}
