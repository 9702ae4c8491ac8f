/** Where a CMS keeps its database and its files: one folder, so that copying it copies the CMS. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Not `import.meta.dirname`: Next's compiler does not know it.
export const home = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** `CMS_DATA`, which the servers and the seeding set before Payload is loaded, or `.data/main`. */
export function dataFolder(): string {
  return path.resolve(home, process.env['CMS_DATA'] || '.data/main')
}

export const databaseFile = (folder = dataFolder()) => path.join(folder, 'cms.db')
