/** A site that is edited and built on, compared after every edit with a build that begins with nothing. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { differences, digestsOf } from '#site/node/compare-folders.ts'
import { SiteCopy } from '#test/support/site/site-copy.ts'
import { codeEdits, settingEdits } from './code-edits.ts'
import { contentEdits, type Edit, filmFile } from './content-edits.ts'
import { unseenCompressedEdits, unseenEdits } from './unseen-edits.ts'

const everyEdit: Readonly<Record<string, Edit>> = {
  ...contentEdits,
  ...codeEdits,
  ...unseenEdits,
  ...unseenCompressedEdits,
  ...settingEdits,
}

const settings = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json']

/** All that decides what a build makes of nothing. */
const sourcesOf = ({ folder, content }: SiteCopy, options: readonly string[]): string =>
  JSON.stringify([
    options,
    ...[content, join(folder, 'site')].map((of) => [...digestsOf(of)]),
    ...settings.map((file) => readFileSync(join(folder, file), 'utf8')),
  ])

/** A site, and what is expected of it after every edit. @param options of every build of it */
export function incrementalSite(...options: string[]) {
  const site = new SiteCopy({ isBuilt: true })
  const clean = join(site.folder, 'clean')
  const cleanCache = join(site.folder, '.cache/clean')
  let madeOf: string | undefined
  let step = 0
  return {
    edit(name: string, film: string) {
      // A film may have been renamed by an earlier step.
      if (existsSync(join(site.folder, filmFile(film)))) everyEdit[name]?.(site, film, ++step)
    },
    expectAsClean(name: string, ...more: string[]) {
      const given = [...options, ...more]
      // Where only what builds have made was changed, a clean one makes what it made before.
      if (madeOf === sourcesOf(site, given)) {
        site.build(...given)
      } else {
        rmSync(clean, { recursive: true, force: true })
        // Trees of prose may stay: what is tested is a page's fingerprint.
        for (const file of ['pages.json', 'index.json', 'search.json', 'bundle.json'])
          rmSync(join(cleanCache, file), { force: true })
        site.buildEach(given, [...given, '--out', clean, '--cache', cleanCache])
        madeOf = sourcesOf(site, given)
      }
      expect(differences(digestsOf(site.output), digestsOf(clean)), name).toEqual([])
    },
  }
}
