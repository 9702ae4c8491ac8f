/** Text that is not MDX at all. */
export class MdxSyntaxError extends Error {
  override readonly name = 'MdxSyntaxError'
  readonly what: string
  readonly line: number
  readonly column: number
  readonly hint: string

  constructor(what: string, place: { line: number; column: number }, hint: string, options?: ErrorOptions) {
    super(`Line ${place.line}, column ${place.column}: ${what}. ${hint}`, options)
    this.what = what
    this.line = place.line
    this.column = place.column
    this.hint = hint
  }
}

const hints: Readonly<Record<string, string>> = {
  'micromark-extension-mdx-jsx': 'A < that is meant as text needs a backslash before it: \\<.',
  'micromark-extension-mdx-expression': 'A { that is meant as text needs a backslash before it: \\{.',
  'micromark-extension-mdxjs-esm':
    'Imports and exports are not allowed; if it is text, write its first letter as &#x69; or &#x65;.',
  'mdast-util-mdx-jsx': 'Close each tag in the paragraph or block in which it was opened.',
}

/** What the parser threw, in our words. It gives no place when a tag is still open at the end of the text. */
export function toSyntaxError(cause: unknown): MdxSyntaxError {
  const fact = (key: string): unknown =>
    typeof cause === 'object' && cause !== null ? Reflect.get(cause, key) : undefined
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
  const reason = fact('reason')
  const what = typeof reason === 'string' ? reason : String(cause)
  const opened = /\((\d+):(\d+)-/u.exec(what)
  const line = number(fact('line')) ?? Number(opened?.[1] ?? 1)
  const column = number(fact('column')) ?? Number(opened?.[2] ?? 1)
  const hint = hints[String(fact('source'))] ?? 'Correct the text at this place.'
  return new MdxSyntaxError(what, { line, column }, hint, { cause })
}
