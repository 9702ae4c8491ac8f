/** Fetches a sheet that only a part needs which comes late; all others are in the one sheet of the pages (decision 0105). */
export function loadStyles(address: string): Promise<void> {
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`A style sheet did not arrive: ${address}`))
    })
    document.head.append(link)
  })
}
