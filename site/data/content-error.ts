/** Content that a page cannot be made of. The build says which page, which file and which line. */
export class ContentError extends Error {
  override readonly name: string = 'ContentError'
  /** `<type>/<id>`, or the prose, that is at fault: what the place in the files is found by. */
  readonly subject: string

  constructor(message: string, subject: string, options?: ErrorOptions) {
    super(message, options)
    this.subject = subject
  }
}

/** Prose that is not MDX, or not of our dialect. */
export class ProseError extends ContentError {
  override readonly name = 'ProseError'
  /** 1-based, within the prose. */
  readonly line: number

  constructor(message: string, prose: string, line: number, options?: ErrorOptions) {
    super(message, prose, options)
    this.line = line
  }
}
