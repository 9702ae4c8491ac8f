import type { CSSProperties, ReactNode } from 'react'

interface Props {
  readonly className?: string | undefined
  readonly style?: CSSProperties
  readonly children: ReactNode
}

/**
 * The beginning of a page, with its title: every page has one. `index.html` expects the id at its end: a browser that paints while it
 * still reads the page begins when it has all of this, as what is aligned to the end of a header would be seen moving.
 */
export const PageHeader = ({ className, style, children }: Props) => (
  <header className={className} style={style}>
    {children}
    {/* Chromium goes on as soon as the expected element begins, so it is not the header itself. */}
    <span id="pageHeaderEnd" hidden />
  </header>
)
