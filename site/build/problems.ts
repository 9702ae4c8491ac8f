/** What is wrong with the content, collected so that an editor sees all of it at once. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EntryFileError } from '#content/format/entry-file-error.ts'
import { printable, printableLines } from '#content/format/printable.ts'
import { walkFields } from '#content/format/walk.ts'
import { entryTypes } from '#content/schema/entry-types.ts'
import { ContentError, ProseError } from '../data/content-error.ts'
import type { IndexedContent } from './content-index.ts'

export interface Problem {
  readonly what: string
  /** The page that cannot be made. */
  readonly route?: string
  /** Relative to the content folder. */
  readonly file?: string
  readonly line?: number
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
  const lines = problems.map(({ what, route, file, line, hint }) => {
    const place = printable([route, file && (line ? `${file}:${line}` : file)].filter(Boolean).join(' ← '))
    return `  ${place ? `${place}: ` : ''}${printableLines(what)}${hint ? `\n      ${printableLines(hint)}` : ''}`
  })
  return `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}${outcome}\n${lines.join('\n')}`
}

/** A page's error as a problem, with the file and line it comes from. Errors of our own code keep their stack. */
export function toProblem(error: unknown, route: string, entry: string, content: IndexedContent): Problem {
  if (error instanceof ProseError) {
    const place = placeOfProse(error.subject, error.line, content)
    return { route, what: error.message, ...(place ?? fileOf(entry, content)) }
  }
  if (error instanceof ContentError) return { route, what: error.message, ...fileOf(entry, content) }
  const what = error instanceof Error ? (error.stack ?? error.message) : `Thrown: ${JSON.stringify(error)}`
  return { route, what, ...fileOf(entry, content) }
}

const fileOf = (entry: string, content: IndexedContent): { file?: string } => {
  const file = content.files.get(entry)
  return file ? { file } : {}
}

/** Which field of which entry a piece of prose is; looked for only once it is known to be wrong. */
function placeOfProse(prose: string, line: number, content: IndexedContent) {
  for (const [key, entry] of content.entries) {
    for (const { meta, value, path } of walkFields(entryTypes[entry.type].schema, entry)) {
      const file = content.files.get(key)
      if (meta.kind !== 'prose' || value !== prose || file === undefined) continue
      const source = readFileSync(join(content.folder, file), 'utf8')
      return { file, line: lineOfField(file, source, path) + line }
    }
  }
  return undefined
}

/** The line before a field's text. */
function lineOfField(file: string, source: string, path: readonly (string | number)[]): number {
  if (path.join('.') === 'body' && source.startsWith('---\n')) {
    return source.slice(0, source.indexOf('\n---\n', 3) + 6).split('\n').length - 1
  }
  const issue = { code: 'custom' as const, path: [...path], message: '' }
  return EntryFileError.fromIssues(file, source, [issue]).issues[0]?.line ?? 0
}
