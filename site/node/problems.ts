/** What is wrong with the content, collected so that an editor sees all of it at once. */
import { printable, printableLines } from '#content/format/printable.ts'
import { ContentError } from '#site/loaders/source/content-error.ts'

export interface Problem {
  readonly what: string
  /** The page that cannot be made. */
  readonly route?: string
  /** Relative to the content folder. */
  readonly file?: string
  readonly line?: number
  readonly column?: number
  readonly hint?: string
}

/** The build ends with this when there are problems; the last good output stays. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(printProblems(problems, '; nothing was published.'))
    this.problems = problems
  }
}

/** @throws BuildFailed if there are any. */
export function stopAt(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new BuildFailed(problems)
}

/** @param outcome what came of it; while someone is still writing, nothing does. */
export function printProblems(problems: readonly Problem[], outcome = ':'): string {
  const lines = problems.map(({ what, route, file, line, column, hint }) => {
    const place = printable([route, file && [file, line, column].filter(Boolean).join(':')].filter(Boolean).join(' ← '))
    return `  ${place ? `${place}: ` : ''}${printableLines(what)}${hint ? `\n      ${printableLines(hint)}` : ''}`
  })
  return `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}${outcome}\n${lines.join('\n')}`
}

interface Files {
  /** `<type>/<id>` → the file that it was read from. */
  readonly files: ReadonlyMap<string, string>
}

/** A page's error as a problem, with the file of its entry. Errors of our own code keep their stack. */
export function toProblem(error: unknown, route: string, entry: string, content: Files): Problem {
  if (error instanceof ContentError) return { route, what: error.message, ...fileOf(entry, content) }
  const what = error instanceof Error ? (error.stack ?? error.message) : `Thrown: ${JSON.stringify(error)}`
  return { route, what, ...fileOf(entry, content) }
}

const fileOf = (entry: string, content: Files): { file?: string } => {
  const file = content.files.get(entry)
  return file ? { file } : {}
}
