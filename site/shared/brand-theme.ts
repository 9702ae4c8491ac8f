/** How the pages of a brand look. */
export interface BrandTheme {
  /** The path of its mark on a grid of 24, drawn in lines. */
  readonly emblem: string
  /** Font weight of headings and of the name: 200 to 800. */
  readonly weight: number
  readonly tracking: string
  /** A light colour: a few per cent of it lie on the page's ink. */
  readonly tint: string
}
