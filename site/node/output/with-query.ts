/** Appends the query of the request to the target of a redirect, unless the target has one. */
export function withQuery(to: string, search: string): string {
  const [address = '', ...hash] = to.split(/(?=#)/)
  return search === '?' || address.includes('?') ? to : address + search + hash.join('')
}
