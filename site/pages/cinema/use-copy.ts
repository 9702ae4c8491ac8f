import { useState } from 'react'

/** Copies a text to the clipboard, and reports the result. */
export function useCopy() {
  const [status, setStatus] = useState('')
  const copy = (text: string) => {
    // `clipboard` is missing where the page is not served over HTTPS.
    const copied = 'clipboard' in navigator ? navigator.clipboard.writeText(text) : Promise.reject()
    copied.then(
      () => setStatus('Copied'),
      () => setStatus('Your browser does not allow that'),
    )
  }
  return { status, copy }
}
