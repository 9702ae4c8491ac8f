import type { Problem } from '#content/format/problem.ts'

/** What rich text needs to know of the world around it. */
export interface ProseContext {
  /**
   * The published entry behind a document of the CMS, as `<type>/<id>`; undefined if there is none: then the words of a
   * link stay and a picture is left out, and whoever answers undefined is the one to report it.
   */
  readonly reference: (collection: string, id: string | number) => string | undefined
  /** Origins under which the site itself is reached, such as `https://www.example.com`: links to them become own paths. */
  readonly ownOrigins: readonly string[]
  readonly report: (problem: Problem) => void
}
