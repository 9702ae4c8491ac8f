import type { BrandLook } from '#site/shared/brand-look.ts'

interface Props {
  readonly look: BrandLook
  /** What stands beside the emblem: the name of the brand, where the title of the page does not say it. */
  readonly name?: string | undefined
}

/** The mark of a brand: its emblem, and words set as the brand sets them. On a `BrandPage`. */
export const BrandMark = ({ look, name }: Props) => (
  <span className="brandMark">
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
      <path d={look.emblem} />
    </svg>
    {name}
  </span>
)
