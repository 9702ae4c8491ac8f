import { useState } from 'react'

/** Copies a text, and says whether it worked. */
export function useCopy() {
  const [said, setSaid] = useState('')
  const copy = (text: string) => {
    // Missing where the page is not served securely.
    const done = 'clipboard' in navigator ? navigator.clipboard.writeText(text) : Promise.reject()
    done.then(
      () => setSaid('Copied'),
      () => setSaid('Your browser does not allow that'),
    )
  }
  return { said, copy }
}
