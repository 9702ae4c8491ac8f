/** Seeds are made once for each content folder and each state of the CMS, and then copied. */
import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { runScript } from './child.ts'
import { seedFingerprint } from './fingerprint.ts'
import { withLock } from './lock.ts'
import { seedsFolder } from './places.ts'

const kept = 6

/** The data of a CMS that holds exactly this content. Not to be written to: copy it. */
export async function seedOf(content: string): Promise<string> {
  const seed = path.join(seedsFolder, `seed-${await seedFingerprint(content)}`)
  if (existsSync(seed)) return seed
  return withLock(seed, async () => {
    if (!existsSync(seed)) {
      await runScript('src/seed.ts', ['--content', path.resolve(content), '--data', seed])
      await forgetOldest()
    }
    return seed
  })
}

async function forgetOldest(): Promise<void> {
  const names = (await readdir(seedsFolder)).filter((name) => /^seed-[0-9a-f]+$/.test(name))
  const ages = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(path.join(seedsFolder, name))).mtimeMs })),
  )
  const old = ages.sort((one, other) => other.time - one.time).slice(kept)
  await Promise.all(old.map(({ name }) => rm(path.join(seedsFolder, name), { recursive: true, force: true })))
}
