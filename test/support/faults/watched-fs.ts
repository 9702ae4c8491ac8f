/** The real file system, with somebody who is asked before every call. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

type Call = (...args: unknown[]) => unknown

/** May look at the folder, or throw in place of the call. */
export type BeforeCall = (name: string, args: readonly unknown[]) => void

/**
 * Asks before every synchronous call of this process; the calls that are made while it is asked are not watched.
 *
 * @returns a function that ends it.
 */
export function watchFileSystem(before: BeforeCall): () => void {
  const real = Object.entries(fs).filter(
    (entry): entry is [string, Call] => entry[0].endsWith('Sync') && typeof entry[1] === 'function',
  )
  let isAsked = false
  const ask: BeforeCall = (name, args) => {
    if (isAsked) return
    isAsked = true
    try {
      before(name, args)
    } finally {
      isAsked = false
    }
  }
  for (const [name, call] of real) {
    const asking = (...args: unknown[]) => {
      ask(name, args)
      return call(...args)
    }
    Object.assign(fs, { [name]: Object.assign(asking, call) })
  }
  syncBuiltinESMExports()
  return () => {
    Object.assign(fs, Object.fromEntries(real))
    syncBuiltinESMExports()
  }
}

/** Does something while it is watched. */
export function watching<T>(before: BeforeCall, work: () => T): T {
  const end = watchFileSystem(before)
  try {
    return work()
  } finally {
    end()
  }
}
