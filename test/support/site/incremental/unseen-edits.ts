/** Edits that leave size and time of a file as they are, and files that are torn. */
import { globSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { SiteCopy } from '#test/support/site/site-copy.ts'
import { type Edit, filmFile } from './content-edits.ts'

/** Changes bytes as archives and images do: nothing else tells that they are others. */
function changeUnseen(path: string, change: (bytes: Buffer) => Buffer): void {
  const { atime, mtime } = statSync(path)
  const before = readFileSync(path)
  const after = change(Buffer.from(before))
  expect([after.length, after.equals(before)], path).toEqual([before.length, false])
  writeFileSync(path, after)
  utimesSync(path, atime, mtime)
}

const flipped = (bytes: Buffer): Buffer => {
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  return bytes
}

const first = (site: SiteCopy, pattern: string): string => {
  const [file] = globSync(pattern, { cwd: site.folder }).sort()
  if (!file) throw new Error(`There is no ${pattern}: this test must be brought up to date.`)
  return join(site.folder, file)
}

/** Edits without a trace: of an entry, any kind of file of the output, and what a build keeps for the next. */
export const unseenEdits = {
  entry: (site, film) =>
    changeUnseen(join(site.folder, filmFile(film)), (bytes) =>
      Buffer.from(
        bytes.toString().replace(/^(title: .*)(.)$/m, (_line, most, last) => most + (last === 'x' ? 'y' : 'x')),
      ),
    ),
  page: (site, film) => changeUnseen(first(site, `dist/movie/${film}*/index.html`), flipped),
  payload: (site, film) => changeUnseen(first(site, `dist/movie/${film}*/payload.json`), flipped),
  script: (site) => changeUnseen(first(site, 'dist/assets/*.js'), flipped),
  sitemap: (site) => changeUnseen(first(site, 'dist/sitemap.xml'), flipped),
  keptBundle: (site) => changeUnseen(first(site, '.cache/site/bundle/client/assets/*.js'), flipped),
  keptServer: (site) => changeUnseen(first(site, '.cache/site/bundle/entry-ssg.mjs'), flipped),
  keptIndex: (site) => changeUnseen(first(site, '.cache/site/index.json'), flipped),
  keptState: (site) => changeUnseen(first(site, '.cache/site/pages.json'), flipped),
  keptSearch: (site) => changeUnseen(first(site, '.cache/site/search.json'), flipped),
  keptDigests: (site) => changeUnseen(first(site, '.cache/site/files.json'), flipped),
  tornIndex: ({ folder }) => writeFileSync(join(folder, '.cache/site/index.json'), '{"contract":"'),
  tornSearch: ({ folder }) => writeFileSync(join(folder, '.cache/site/search.json'), '{'),
  tornProse: (site) => {
    const path = first(site, '.cache/site/prose.db')
    writeFileSync(path, readFileSync(path).subarray(0, 5000))
  },
} satisfies Record<string, Edit>

/** The same in what was compressed. */
export const unseenCompressedEdits = {
  compressedPage: (site, film) => changeUnseen(first(site, `dist/movie/${film}*/index.html.br`), flipped),
  compressedScript: (site) => changeUnseen(first(site, 'dist/assets/*.js.gz'), flipped),
} satisfies Record<string, Edit>
