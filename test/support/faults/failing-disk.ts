/** A disk that fails: real file-system calls, of which one throws, and with it all that would come after it. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** Those that change something: between two of them, one moment is like the other. */
const calls = ['copyFileSync', 'linkSync', 'mkdirSync', 'renameSync', 'rmSync', 'rmdirSync', 'writeFileSync'] as const

export class DiskFailed extends Error {
  override readonly name = 'DiskFailed'
}

/**
 * Does something on a disk that fails at one call, as a process does that is killed before it.
 *
 * @param isCounted which calls count; all of them unless told otherwise
 * @returns whether it came to that call.
 */
export async function withFailingDisk(
  failing: number,
  work: () => unknown,
  isCounted: (call: string, path: string) => boolean = () => true,
): Promise<boolean> {
  const real = Object.fromEntries(calls.map((name) => [name, fs[name]]))
  let count = 0
  for (const name of calls) {
    const call = fs[name] as (...args: unknown[]) => unknown
    Object.assign(fs, {
      [name]: (...args: unknown[]) => {
        if (count > failing || (isCounted(name, String(args[0])) && count++ === failing)) {
          count = failing + 1
          throw new DiskFailed(`${name} ${String(args[0])}`)
        }
        return call(...args)
      },
    })
  }
  syncBuiltinESMExports()
  try {
    await work()
    return false
  } catch (error) {
    if (count <= failing) throw error
    return true
  } finally {
    Object.assign(fs, real)
    syncBuiltinESMExports()
  }
}
