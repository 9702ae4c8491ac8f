/**
 * A problem says what is wrong and where: the one shape for the exporter, the content and the build, and the one way to
 * print it.
 */
import { counted } from './count.ts'
import { printable, printableLines } from './printable.ts'

/**
 * One thing that is wrong. A value, so that problems are collected and reported together; `ProblemError` carries them where
 * nothing else can be done.
 */
export interface Problem extends ProblemPlace {
  /** The fault, in words for an editor. */
  readonly message: string
  /** What to do about it, or what was done: a sentence. */
  readonly hint?: string
}

/** Each part is absent where it is not known, or where the whole of the others is meant. */
export interface ProblemPlace {
  /** Address of the page that cannot be made. */
  readonly route?: string
  /** Relative to the content folder. */
  readonly file?: string
  /** `<type>/<id>`, or a type alone. */
  readonly entry?: string
  /** Title of the entry. */
  readonly title?: string
  /** Dotted path within the entry. */
  readonly field?: string
  /** Both are counted from 1: in the file, or without one in the text of the field. */
  readonly line?: number
  readonly column?: number
}

/** Thrown where the problems stop the work. The message names them with their places; hints are in `problems` alone. */
export class ProblemError extends Error {
  override readonly name: string = 'ProblemError'
  readonly problems: readonly Problem[]

  constructor(problems: Problem | readonly Problem[], options?: ErrorOptions) {
    const all = [problems].flat()
    super(all.map(headline).join('\n'), options)
    this.problems = all
  }
}

/** @throws ProblemError if there are any. */
export function stopAt(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ProblemError(problems)
}

/**
 * The problems that an error carries; nothing for any other error, which is a fault of our code.
 *
 * An error is recognised by its shape: the development server loads this module twice, so that `instanceof` would miss
 * half of them.
 */
export function problemsIn(error: unknown): readonly Problem[] | undefined {
  return error instanceof Error && 'problems' in error ? (error as ProblemError).problems : undefined
}

/** The problems of any error; one of our own code has no place and no hint. */
export const problemsOf = (error: unknown): readonly Problem[] =>
  problemsIn(error) ?? [{ message: error instanceof Error ? error.message : String(error) }]

/** The stack and message of an error of our own code. Not safe to print: see `printableLines`. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : `Thrown: ${JSON.stringify(error)}`

/** Place and message on a line, the hint below. Safe to print: see `printable`. */
export function printProblem(problem: Problem): string {
  return headline(problem) + (problem.hint ? `\n      ${printableLines(problem.hint)}` : '')
}

/** @param outcome what came of them, behind their number; a colon where nothing did. */
export function printProblems(problems: readonly Problem[], outcome = ':'): string {
  const lines = problems.map((problem) => `  ${printProblem(problem)}`)
  return `${counted(problems.length, 'problem')}${outcome}\n${lines.join('\n')}`
}

function headline(problem: Problem): string {
  const place = printable(placeText(problem))
  return `${place ? `${place}: ` : ''}${printableLines(problem.message)}`
}

/** `/faq ← entries/faq/one.mdx:3:5, title`, or without a file `faq/one “One”, answer, line 3, column 5`. */
function placeText({ route, file, entry, title, field, line, column }: ProblemPlace): string {
  const isInFile = file !== undefined
  const source = isInFile ? [file, line, column].filter(Boolean).join(':') : entry
  const within = isInFile ? [] : [line && `line ${line}`, column && `column ${column}`]
  const place = [[source, !isInFile && title && `“${title}”`].filter(Boolean).join(' '), field, ...within]
  return [route, place.filter(Boolean).join(', ')].filter(Boolean).join(' ← ')
}
