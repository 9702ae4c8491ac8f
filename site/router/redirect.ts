/** Thrown in place of a page by what loads it. */
export class Redirect {
  readonly to: string
  /** Whether the browser loads a document there. */
  readonly isDocument: boolean

  constructor(to: string, { isDocument = false }: { readonly isDocument?: boolean } = {}) {
    this.to = to
    this.isDocument = isDocument
  }
}
