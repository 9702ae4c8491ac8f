/** A disk that fails: real file-system calls, of which one throws, and with it all that would come after it. */
import { watchFileSystem } from './watched-fs.ts'

/** Those that change something: between two of them, one moment is like the other. */
const calls = [
  'appendFileSync',
  'copyFileSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'writeFileSync',
]

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
  let count = 0
  const end = watchFileSystem((name, [path]) => {
    if (!calls.includes(name)) return
    if (count <= failing && !(isCounted(name, String(path)) && count++ === failing)) return
    count = failing + 1
    throw new DiskFailed(`${name} ${String(path)}`)
  })
  try {
    await work()
    return false
  } catch (error) {
    if (count <= failing) throw error
    return true
  } finally {
    end()
  }
}
