import type { BrandTheme } from '#site/shared/brand-theme.ts'

interface Props {
  readonly theme: BrandTheme
  /** What stands beside the emblem: the name of the brand, where the title of the page does not say it. */
  readonly name?: string | undefined
}

/** The mark of a brand: its emblem, and words set as the brand sets them. On a `BrandPage`. */
export const BrandMark = ({ theme, name }: Props) => (
  <span className="brandMark">
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
      <path d={theme.emblem} />
    </svg>
    {name}
  </span>
)
