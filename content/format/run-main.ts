/** Begins a command whose exit codes mean something. */
import { printableLines } from './printable.ts'

type Load = () => Promise<{ main(args: readonly string[]): Promise<number> }>

/**
 * Ends with what `main` gives back, and with 2 where it cannot be loaded or throws: by itself, Node would end with 1, by which
 * these commands say that something blocks.
 */
export async function runMain(load: Load): Promise<void> {
  try {
    const { main } = await load()
    process.exitCode = await main(process.argv.slice(2))
  } catch (error) {
    console.error(printableLines((error instanceof Error && error.stack) || String(error)))
    process.exitCode = 2
  }
}
