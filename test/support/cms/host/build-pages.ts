/**
 * Builds the editing pages once, and again when they have changed.
 *
 * Next could compile them while they are looked at, but then each kind of page takes seconds to appear when it is first
 * opened; built, they are there at once, and the server takes a quarter of the memory.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runScript } from './child.ts'
import { pagesFingerprint } from './fingerprint.ts'
import { withLock } from './lock.ts'
import { cmsFolder, next } from './places.ts'

const note = path.join(cmsFolder, '.next/built-from')

export function buildPages(say: (line: string) => void): Promise<void> {
  return withLock(path.join(cmsFolder, '.data/build'), () => buildIfChanged(say))
}

async function buildIfChanged(say: (line: string) => void): Promise<void> {
  const now = await pagesFingerprint()
  if ((await readFile(note, 'utf8').catch(() => '')) === now) return
  say('Building the editing pages (one to two minutes; only when the CMS has changed) …')
  await runScript(next, ['build'], { NODE_ENV: 'production' })
  await writeFile(note, now)
}
