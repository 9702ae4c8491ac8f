/** Says where in a file an entry is wrong. */
import * as yaml from 'yaml'
import type * as z from 'zod'

export interface EntryIssue {
  /** Dotted path of the field; empty for the file as a whole. */
  readonly field: string
  /** 1-based line of the file. */
  readonly line: number
  readonly what: string
}

export class EntryFileError extends Error {
  override readonly name = 'EntryFileError'
  readonly file: string
  readonly issues: readonly EntryIssue[]

  constructor(file: string, issues: readonly EntryIssue[], options?: ErrorOptions) {
    super(
      issues.map(({ field, line, what }) => `${file}:${line}: ${field ? `${field}: ` : ''}${what}`).join('\n'),
      options,
    )
    this.file = file
    this.issues = issues
  }

  static fromIssues(file: string, source: string, issues: readonly z.core.$ZodIssue[]): EntryFileError {
    const lineOf = lineFinder(source)
    return new EntryFileError(
      file,
      issues.map((issue) => ({ field: issue.path.join('.'), line: lineOf(issue.path), what: issue.message })),
    )
  }
}

/** Finds the line of a field by parsing the front matter once more, with positions: JSON is YAML too. */
function lineFinder(source: string): (path: readonly PropertyKey[]) => number {
  const counter = new yaml.LineCounter()
  const mdx = source.startsWith('---\n')
  const front = mdx ? source.slice(4, source.indexOf('\n---\n', 3) + 1) : source
  const document = yaml.parseDocument(front, { lineCounter: counter })
  return (path) => {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true)
      if (yaml.isNode(node) && node.range) return counter.linePos(node.range[0]).line + (mdx ? 1 : 0)
    }
    return 1
  }
}
