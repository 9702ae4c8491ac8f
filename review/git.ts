/** Runs git. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Problem, ProblemError } from '#content/format/problem.ts'

/** What a buffer may hold. Files of a snapshot are read a part at a time: see `contentsOf`. */
const maxBytes = 2 ** 31 - 1

/** @throws ProblemError with what git says. */
export function git(
  folder: string,
  args: readonly string[],
  { input, env }: { readonly input?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: folder,
    input,
    maxBuffer: maxBytes,
    env: { ...process.env, ...env },
  })
  if (error) throw new ProblemError(whyNotRun(folder, args, error), { cause: error })
  if (status === 0) return stdout
  // Some of its refusals stand where its answers do, and some have no words.
  const said = [stderr, stdout].map((words) => words.toString().trim()).find(Boolean)
  throw new ProblemError({ message: `git ${args[0]}: ${said ?? `ended with ${status}`}` })
}

function whyNotRun(folder: string, [command]: readonly string[], { code, message }: NodeJS.ErrnoException): Problem {
  // For a folder that is not there, Node says the same as for a program.
  if (code === 'ENOENT' && existsSync(folder)) return { message: 'git is not found', hint: 'Install git.' }
  const why = code === 'ENOENT' ? `there is no folder ${folder}` : message
  return { message: `git ${command} cannot be run: ${why}` }
}

export function topFolder(folder: string): string {
  return git(folder, ['rev-parse', '--show-toplevel']).toString().trim()
}
