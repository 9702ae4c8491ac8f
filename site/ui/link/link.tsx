import type { ComponentProps, ReactNode } from 'react'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  /** An own path, `#place`, or a complete address, as payloads have them. */
  readonly href: string
  readonly children: ReactNode
  /** Stay where the page is scrolled to: for links that change a part of it. */
  readonly preventScrollReset?: boolean
}

/** Whether an own path is a page's, and not a file's. */
export const isPage = (href: string): boolean => href.startsWith('/') && !/\.[a-z0-9]+$/.test(href)

/** On links that leave the page scrolled to where it is. */
export const keepsScrollAttribute = 'data-keeps-scroll'

/** One link for all, as HTML has it; those to own pages are followed by `navigation/follow-links.ts`. */
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
