/** Content that a page cannot be made of. The build says which page, and of which entry. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
}
