/** The pages that differ: plain data, a part of the report. */

/** Pages whose output differs. */
export type Impact =
  | { readonly known: false; readonly why: string }
  | {
      readonly known: true
      /** How many pages of the head differ from those of the base. */
      readonly pages: number
      /** All pages of the head. */
      readonly of: number
      /** Entries that what stands around every page comes from, where it differs. */
      readonly everyPage?: readonly string[]
      /** Pages whose own entry did not change. */
      readonly others: readonly ImpactedPage[]
      readonly byDate: ChangesByDate
    }

/** The pages that the clock alone changes. */
export interface ChangesByDate {
  /** Whether what stands around every page differs: by a notice that ends, say. */
  readonly everyPage: boolean
  /** Addresses of the pages that differ by more than that. */
  readonly pages: readonly string[]
}

export interface ImpactedPage {
  readonly address: string
  /** The way from the page's own entry to what changed. */
  readonly path: readonly PathStep[]
  /** How many more changed entries the page shows. */
  readonly more: number
}

export interface PathStep {
  /** `<type>/<id>`, or words where no entry is meant. */
  readonly entry: string
  readonly title: string
}
