import { useState } from 'react'

/** Copies a text, and says whether it worked. */
export function useCopy() {
  const [status, setStatus] = useState('')
  const copy = (text: string) => {
    // Missing where the page is not served securely.
    const copied = 'clipboard' in navigator ? navigator.clipboard.writeText(text) : Promise.reject()
    copied.then(
      () => setStatus('Copied'),
      () => setStatus('Your browser does not allow that'),
    )
  }
  return { status, copy }
}
