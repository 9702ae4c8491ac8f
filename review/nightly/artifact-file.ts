/** Files of artifacts: one step of a night writes them for another one, which may run on another machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ProblemError } from '#content/format/problem.ts'

export interface ArtifactFile {
  /** Path from the top folder of the clone. */
  readonly path: string
  /** The command that writes it. */
  readonly writer: string
  /** Name of the artifact that carries it from job to job in CI. */
  readonly artifact: string
}

/** @throws ProblemError that names the step which should have written it. */
export function readArtifactFile(top: string, file: ArtifactFile): Buffer {
  try {
    return readFileSync(join(top, file.path))
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    throw badArtifactFile(file, code === 'ENOENT' ? 'is missing' : `cannot be read: ${message}`, { cause })
  }
}

export function badArtifactFile(
  { path, writer, artifact }: ArtifactFile,
  what: string,
  options?: ErrorOptions,
): ProblemError {
  const hint = `${writer} writes it: run that first; in CI, download the artifact “${artifact}” of the job that did.`
  return new ProblemError({ message: `${path} ${what}`, hint }, options)
}
