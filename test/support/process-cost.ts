/** What a command costs, as a process of its own with its children. */
import { spawnSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface Cost {
  /** CPU seconds of all its threads. */
  readonly cpu: number
  /** Seconds from its start to its end. */
  readonly wall: number
  /** Its largest resident set, in MiB. */
  readonly peak: number
}

/** @throws with what the command said where it fails. */
export function costOf(
  [program, ...args]: readonly [string, ...string[]],
  { cwd, env }: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Cost & { readonly stdout: string } {
  const begin = performance.now()
  const { stdout, stderr, status } = spawnSync('/usr/bin/time', ['-f', '%U %S %M', program, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
    ...(env ? { env } : {}),
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
  const [user = 0, system = 0, kilobytes = 0] = stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? []
  return { stdout, cpu: user + system, wall: (performance.now() - begin) / 1000, peak: kilobytes / 1024 }
}

/** MiB of all files. */
export function mebibytesIn(folder: string): number {
  const files = globSync('**', { cwd: folder, withFileTypes: true }).filter((file) => file.isFile())
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1024 ** 2
}
