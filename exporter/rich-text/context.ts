import type { Problem } from '#content/format/problem.ts'

/** What the conversion of rich text needs to know of the rest of the CMS. */
export interface ProseContext {
  /**
   * `<type>/<id>` of the published entry of a CMS document. Undefined if there is none: a link then becomes plain words and
   * a picture is left out. This function reports the problem itself.
   */
  readonly reference: (collection: string, id: string | number) => string | undefined
  /** Origins of the site itself, such as `https://www.example.com`: links to them become paths. */
  readonly ownOrigins: readonly string[]
  readonly report: (problem: Problem) => void
}
