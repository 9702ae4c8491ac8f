/** The cinema that a visitor wants to see first: on this device only, by its id at the ticketing service. */
import { useState } from 'react'

const key = 'cinema'

export function useRememberedCinema() {
  const [cinema, setCinema] = useState(read)
  const remember = (id: string | undefined) => {
    setCinema(id)
    write(id)
  }
  return { cinema, remember }
}

/** Reading `localStorage` alone throws where storage is forbidden. */
function read(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function write(id: string | undefined): void {
  try {
    if (id === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, id)
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the page.
  }
}
