/** Media of a sheet that applies, and of one that is fetched for later: applied, it would have Chromium lay the whole page out anew. */
export type StylesMedia = 'all' | 'not all'

/** Fetches a sheet that only a part needs which comes late, or only some pages; all others are in the one sheet of the pages (decision 0105). */
export function loadStyles(address: string, media: StylesMedia = 'all'): Promise<void> {
  const present = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${address}"]`)
  if (present?.media === 'not all') present.media = media
  if (present?.sheet) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = present ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address, media })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`A style sheet did not arrive: ${address}`))
    })
    if (!present) document.head.append(link)
  })
}
