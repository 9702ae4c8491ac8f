import type { ExportProblem } from '../problem.ts'

/** How severe it is depends on the CMS, unless it is said: too much to be read stops every export. */
export type ProseProblem = Omit<ExportProblem, 'severity'> & Partial<Pick<ExportProblem, 'severity'>>

/** What the conversion of rich text needs to know of the rest of the CMS. */
export interface ProseContext {
  /**
   * `<type>/<id>` of the published entry of a CMS document. Undefined if there is none: a link then becomes plain words and
   * a picture is left out. This function reports the problem itself.
   */
  readonly reference: (collection: string, id: string | number) => string | undefined
  /** The alternative text that the entry of a picture has. Undefined where it is not known yet. */
  readonly description?: (collection: string, id: string | number) => string | undefined
  /** What a path of the CMS means on the site, such as `ref:<type>/<id>` for the alias of an entry. Undefined where the path itself is meant. */
  readonly address?: (path: string) => string | undefined
  /** The folder of its host in which the CMS stands, such as `/cms`, with which its own paths begin; empty or absent at the root. */
  readonly base?: string
  /** Origins of the site itself, such as `https://www.example.com`: links to them become paths. */
  readonly ownOrigins: readonly string[]
  readonly report: (problem: ProseProblem) => void
}
