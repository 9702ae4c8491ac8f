import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestFile } from '#content/snapshot/files.ts'
import { repository } from '#test/support/repository.ts'

/** The clock of the sample content, an instant. @param folder where a copy of it is */
export const sampleTime = (folder = join(repository, 'content')): string =>
  JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')).asOf
