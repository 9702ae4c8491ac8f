import type { ComponentProps } from 'react'
import { FactList } from '#site/ui/fact-list/fact-list.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'

/** The facts of a film, styled by `film-parts.css`: folded on phones, where they would stand for most of a screen before its first still. */
export const FilmFacts = ({ facts }: ComponentProps<typeof FactList>) => (
  <details className="filmFacts">
    <summary>
      Cast and facts
      <Icon name="down" />
    </summary>
    <FactList facts={facts} />
  </details>
)
