import type { ReactNode } from 'react'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './brand.css?url'
import { brandStyle } from './brand-looks.tsx'

interface Props {
  /** A page may be that of no brand. */
  readonly brand: string | undefined
  /** `div` around what is an article itself. */
  readonly as?: 'article' | 'div'
  readonly children: ReactNode
}

/** A page of a brand: in its colour, its type, and on its surface. */
export const BrandPage = ({ brand, as: Element = 'article', children }: Props) => (
  <Element className="brandPage" data-brand={brand} style={brandStyle(brand)}>
    <PageStyles href={stylesUrl} />
    {children}
  </Element>
)
