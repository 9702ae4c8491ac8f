/** Pictures of pages, as a report has them. */

export const widths = [360, 1280] as const

/** Addresses of pictures within the report; absent where there is no such page. */
export interface PageShot {
  readonly address: string
  readonly width: (typeof widths)[number]
  readonly before?: string
  readonly after?: string
}

export interface Shots {
  readonly pages: readonly PageShot[]
  /** How many more pages differ. */
  readonly leftOut: number
  /** Why there are none. */
  readonly without?: string
}
