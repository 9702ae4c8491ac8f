/** Converts errors of the MDX parser to problems. */
import { ProblemError } from '#content/format/problem.ts'
import { ownValue } from '#content/schema/own-value.ts'

const hints: Readonly<Record<string, string>> = {
  'micromark-extension-mdx-jsx': 'A < that is meant as text needs a backslash before it: \\<.',
  'micromark-extension-mdx-expression': 'A { that is meant as text needs a backslash before it: \\{.',
  'micromark-extension-mdxjs-esm':
    'Imports and exports are not allowed; if it is text, write its first letter as &#x69; or &#x65;.',
  'mdast-util-mdx-jsx': 'Close each tag in the paragraph or block in which it was opened.',
}

/** @param cause thrown by the parser. Of a tag that is never closed, only its message holds the position. */
export function toSyntaxError(cause: unknown): ProblemError {
  const fact = (key: string): unknown =>
    typeof cause === 'object' && cause !== null ? Reflect.get(cause, key) : undefined
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
  const reason = fact('reason')
  const message = typeof reason === 'string' ? reason : String(cause)
  const opened = /\((\d+):(\d+)-/u.exec(message)
  const line = number(fact('line')) ?? Number(opened?.[1] ?? 1)
  const column = number(fact('column')) ?? Number(opened?.[2] ?? 1)
  const hint = ownValue(hints, String(fact('source'))) ?? 'Correct the text at this place.'
  return new ProblemError({ line, column, message, hint }, { cause })
}
