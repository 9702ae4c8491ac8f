import type { ExportProblem } from '../problem.ts'

/** The severity depends on the CMS if it is left out: too much to be read stops every export. */
export type ProseProblem = Omit<ExportProblem, 'severity'> & Partial<Pick<ExportProblem, 'severity'>>

/** The facts about the rest of the CMS that the conversion of rich text needs. */
export interface ProseContext {
  /**
   * `<type>/<id>` of the published entry of a CMS document. Undefined if there is none: a link then becomes plain words and
   * a picture is left out. This function reports the problem itself.
   */
  readonly reference: (collection: string, id: string | number) => string | undefined
  /** The alternative text that the entry of a picture has. Undefined where it is not known yet. */
  readonly description?: (collection: string, id: string | number) => string | undefined
  /**
   * Translates a path of the CMS for the site, such as the alias of an entry to `ref:<type>/<id>`. Undefined if the
   * path stays as it is.
   */
  readonly address?: (path: string) => string | undefined
  /** The folder of its host in which the CMS stands, such as `/cms`, with which its own paths begin; empty or absent at the root. */
  readonly base?: string
  /** Origins of the site itself, such as `https://www.example.com`: links to them become paths. */
  readonly ownOrigins: readonly string[]
  readonly report: (problem: ProseProblem) => void
}
