import { lookOf } from './brand-looks.tsx'

interface Props {
  readonly brand: string | undefined
  /** What stands beside the emblem: the name of the brand, where the title of the page does not say it. */
  readonly name?: string | undefined
}

/** The mark of a brand: its emblem, and words set as the brand sets them. On a `BrandPage`. */
export const BrandMark = ({ brand, name }: Props) => (
  <span className="brandMark">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {lookOf(brand).emblem}
    </svg>
    {name}
  </span>
)
