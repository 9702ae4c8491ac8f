/** Sees to it that the CMS has data that fit its tables. */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runScript } from './child.ts'
import { cmsFingerprint } from './fingerprint.ts'
import { contentFolder } from './places.ts'

/** @param fresh throws away what is there. */
export async function prepareData(folder: string, fresh: boolean, say: (line: string) => void): Promise<void> {
  const note = path.join(folder, 'made-for')
  const now = await cmsFingerprint()
  if (!fresh && existsSync(path.join(folder, 'cms.db'))) {
    if ((await readFile(note, 'utf8').catch(() => '')) !== now)
      say('The CMS or the contract has changed since its data were made. If it misbehaves, start it with --fresh.')
    return
  }
  say('Filling the CMS from content/ (about fifteen seconds) …')
  await runScript('src/seed.ts', ['--content', contentFolder, '--data', folder])
  await writeFile(note, now)
}
