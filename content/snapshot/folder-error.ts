/** A content folder that cannot be worked with as it is; says what to do. */
export class FolderError extends Error {
  override readonly name: string = 'FolderError'
  readonly hint: string

  constructor(message: string, hint: string, options?: ErrorOptions) {
    super(message, options)
    this.hint = hint
  }
}
