/** Sheets that only a part needs which comes late, or only some pages; all others are in the one sheet of the pages (decision 0105). */

/** Media of a sheet that applies, and of one that is fetched for later: applied, it would have Chromium lay the whole page out anew. */
export type StylesMedia = 'all' | 'not all'

/** Links that are not of the document, and are listened to from their beginning. */
const own = new WeakSet<HTMLLinkElement>()

const linkTo = (address: string) => document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${address}"]`)

/** Whether a sheet is there: of one that failed Chromium has rules that may not be read, others have no sheet. */
function isThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules)
  } catch {
    return false
  }
}

/** Fetches a sheet, and applies it. */
export function loadStyles(address: string): Promise<void> {
  const present = linkTo(address)
  if (present?.media === 'not all') present.media = 'all'
  return fetchStyles(address, 'all')
}

/** Fetches a sheet. @param media of one that is not there yet */
export function fetchStyles(address: string, media: StylesMedia): Promise<void> {
  let present = linkTo(address)
  if (present && isThere(present)) return Promise.resolve()
  // One of a loaded document has failed, and will not tell of it again.
  if (present && !own.has(present) && document.readyState === 'complete') {
    present.remove()
    present = null
  }
  return new Promise((resolve, reject) => {
    const link = present ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address, media })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`Not fetched: ${address}`))
    })
    if (present) return
    own.add(link)
    document.head.append(link)
  })
}
