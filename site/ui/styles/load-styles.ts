/** Sheets that only a part needs which comes late, or only some pages; all others are in the one sheet of the pages (decision 0105). */

/** Media of a sheet that applies, and of one that is fetched for later: applied, it would have Chromium lay the whole page out anew. */
export type StylesMedia = 'all' | 'not all'

/** Those that are waited for from their beginning. */
const watched = new WeakSet<HTMLLinkElement>()

const linkTo = (address: string) => document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${address}"]`)

/** Fetches a sheet, and applies it. */
export function loadStyles(address: string): Promise<void> {
  const present = linkTo(address)
  if (present?.media === 'not all') present.media = 'all'
  return fetchStyles(address, 'all')
}

/** Fetches a sheet. @param media of one that is not there yet */
export function fetchStyles(address: string, media: StylesMedia): Promise<void> {
  let present = linkTo(address)
  if (present?.sheet) return Promise.resolve()
  // One of a loaded document that has none has failed, and will not tell of it again.
  if (present && !watched.has(present) && document.readyState === 'complete') {
    present.remove()
    present = null
  }
  return new Promise((resolve, reject) => {
    const link = present ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address, media })
    watched.add(link)
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`A style sheet did not arrive: ${address}`))
    })
    if (!present) document.head.append(link)
  })
}
