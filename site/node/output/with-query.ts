/** Where a redirect leads who comes with a query: it goes on with the address, unless that has one of its own. */
export function withQuery(to: string, search: string): string {
  const [address = '', ...hash] = to.split(/(?=#)/)
  return search === '?' || address.includes('?') ? to : address + search + hash.join('')
}
