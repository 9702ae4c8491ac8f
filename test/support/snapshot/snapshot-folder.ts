/** Small folders with the files that a test is about. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

export type Files = Readonly<Record<string, string>>

/** A folder that vanishes with the test. */
export function folderWith(files: Files): string {
  const folder = temporaryFolder()
  writeFiles(folder, files)
  return folder
}

export function writeFiles(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

/** Every file below a folder with its text, but for the lock, which comes with whoever writes there. No link is followed. */
export function filesIn(folder: string, below = ''): Record<string, string> {
  const paths = listFiles(folder, below).filter((path) => path !== '.lock')
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

function listFiles(folder: string, below: string): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((item) => {
    const path = join(below, item.name)
    if (item.isDirectory()) return listFiles(folder, path)
    return item.isFile() ? [path] : []
  })
}
