import type { CSSProperties, ReactNode } from 'react'
import type { BrandTheme } from '#site/shared/brand-theme.ts'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './brand.css?url'

interface Props {
  /** A page may be that of no brand. */
  readonly brand: string | undefined
  readonly theme: BrandTheme
  /** `div` around what is an article itself. */
  readonly as?: 'article' | 'div'
  readonly children: ReactNode
}

/** A page of a brand: in its colour, its type, and on its surface. */
export const BrandPage = ({ brand, theme, as: Element = 'article', children }: Props) => (
  <Element className="brandPage" data-brand={brand} style={styleOf(theme)}>
    <PageStyles href={stylesUrl} />
    {children}
  </Element>
)

/** For `brand.css`. */
const styleOf = ({ weight, tracking, tint }: BrandTheme): CSSProperties =>
  ({ '--brand-weight': weight, '--brand-tracking': tracking, '--brand-tint': tint }) as CSSProperties
