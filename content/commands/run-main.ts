/** Begins a command whose exit codes mean something. */
import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { printFailure } from './print-failure.ts'

type Load = () => Promise<{ main(args: readonly string[]): Promise<number> }>

/** Code that is loaded from here on is compiled once for all runs: of a short command, loading is the most. */
export function cacheCompiledCode(): void {
  enableCompileCache(resolve(import.meta.dirname, '../../.cache/compiled'))
}

/**
 * Ends with the code that `main` returns, or with 2 if it cannot be loaded or throws: Node's own 1 means to these
 * commands that something blocks.
 */
export async function runMain(load: Load): Promise<void> {
  cacheCompiledCode()
  try {
    const { main } = await load()
    process.exitCode = await main(process.argv.slice(2))
  } catch (error) {
    printFailure(error)
    process.exitCode = 2
  }
}
