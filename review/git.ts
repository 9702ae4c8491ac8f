/** Runs git. */
import { spawnSync } from 'node:child_process'
import { ProblemError } from '#content/format/problem.ts'

/** More than any snapshot without its media. */
const mostBytes = 2 ** 31 - 1

/** @throws ProblemError with what git says. */
export function git(
  folder: string,
  args: readonly string[],
  { input, env }: { readonly input?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: folder,
    input,
    maxBuffer: mostBytes,
    env: { ...process.env, ...env },
  })
  if (error) throw new ProblemError({ message: `git cannot be run: ${error.message}`, hint: 'Install git.' })
  if (status === 0) return stdout
  // Some of its refusals stand where its answers do, and some have no words.
  const said = [stderr, stdout].map((words) => words.toString().trim()).find(Boolean)
  throw new ProblemError({ message: `git ${args[0]}: ${said ?? `ended with ${status}`}` })
}

export function topFolder(folder: string): string {
  return git(folder, ['rev-parse', '--show-toplevel']).toString().trim()
}
