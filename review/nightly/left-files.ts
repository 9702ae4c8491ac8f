/** Files that one step of a night leaves for another one, which may run on another machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ProblemError } from '#content/format/problem.ts'

export interface LeftFile {
  /** Path from the top folder of the clone. */
  readonly path: string
  /** The command that writes it. */
  readonly by: string
  /** Name of the artefact that carries it from job to job in CI. */
  readonly artefact: string
}

/** @throws ProblemError that names the step which should have written it. */
export function readLeft(top: string, left: LeftFile): Buffer {
  try {
    return readFileSync(join(top, left.path))
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    throw badLeft(left, code === 'ENOENT' ? 'is missing' : `cannot be read: ${message}`, { cause })
  }
}

export function badLeft({ path, by, artefact }: LeftFile, what: string, options?: ErrorOptions): ProblemError {
  const hint = `${by} writes it: run that first; in CI, download the artefact “${artefact}” of the job that did.`
  return new ProblemError({ message: `${path} ${what}`, hint }, options)
}
