/** The export as a step of the night: the command, in a process of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface ExportOptions {
  /** Of the repository that has this code. */
  readonly root: string
  readonly content: string
  readonly args?: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
}

/** @returns its exit code: 0 exported or unchanged, 1 blocked, 2 failed; it has said why. */
export async function exportSnapshot({ root, content, args = [], env }: ExportOptions): Promise<number> {
  const child = spawn(process.execPath, [join(root, 'exporter/cli.ts'), '--out', content, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 2
}
