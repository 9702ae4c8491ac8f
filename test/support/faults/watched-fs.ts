/**
 * The real file system, with somebody who is asked before every call. For a test that begins with
 *
 *     vi.mock('node:fs', async (original) => (await import('./watched-fs.ts')).watched(await original()))
 */
type Call = (...args: unknown[]) => unknown

export const watch: {
  /** May look at the folder, or throw in place of the call; the calls that it makes itself are not watched. */
  before: ((name: string, args: readonly unknown[]) => void) | undefined
} = { before: undefined }

/** @param real the module `node:fs`. */
export function watched(real: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const functions = Object.entries(real).map(([name, value]) => {
    if (!name.endsWith('Sync') || typeof value !== 'function') return [name, value]
    return [name, (...args: unknown[]) => ask(name, args) ?? (value as Call)(...args)]
  })
  return Object.fromEntries(functions)
}

function ask(name: string, args: readonly unknown[]): undefined {
  const { before } = watch
  watch.before = undefined
  try {
    before?.(name, args)
  } finally {
    watch.before = before
  }
}

/** Does something while it is watched. */
export function watching<T>(before: typeof watch.before, work: () => T): T {
  watch.before = before
  try {
    return work()
  } finally {
    watch.before = undefined
  }
}
