import type { CSSProperties, ReactNode } from 'react'
import type { BrandLook } from '#site/shared/brand-look.ts'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './brand.css?url'

interface Props {
  /** A page may be that of no brand. */
  readonly brand: string | undefined
  readonly look: BrandLook
  /** `div` around what is an article itself. */
  readonly as?: 'article' | 'div'
  readonly children: ReactNode
}

/** A page of a brand: in its colour, its type, and on its surface. */
export const BrandPage = ({ brand, look, as: Element = 'article', children }: Props) => (
  <Element className="brandPage" data-brand={brand} style={styleOf(look)}>
    <PageStyles href={stylesUrl} />
    {children}
  </Element>
)

/** For `brand.css`. */
const styleOf = ({ weight, tracking, tint }: BrandLook): CSSProperties =>
  ({ '--brand-weight': weight, '--brand-tracking': tracking, '--brand-tint': tint }) as CSSProperties
