import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listTree } from '#content/snapshot/list-tree.ts'
import { digestsOf } from '#site/node/compare-folders.ts'
import { FileDigests } from '#site/node/file-digests.ts'
import { linkOrCopy } from '#site/node/files.ts'
import { type Published, publish } from '#site/node/output/publish.ts'
import { LastOutput } from '#site/node/output-files/last-output.ts'
import { listFile, readOutputList } from '#site/node/output-files/output-list.ts'
import { withFailingDisk } from '#test/support/faults/failing-disk.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

type Files = Readonly<Record<string, string>>

function put(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

const contentsOf = (folder: string): Files =>
  Object.fromEntries(
    [...digestsOf(folder).keys()]
      .filter((file) => file !== listFile)
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )

const outputIn = (folder: string) => join(folder, 'out')

/** As a build does it: what is as it was stays, the rest is prepared and moved. */
function publishFiles(folder: string, files: Files): Published {
  const digests = new FileDigests(folder)
  const output = outputIn(folder)
  const last = new LastOutput(output, readOutputList(output)?.files ?? new Map(), digests)
  const isKept = (file: string) => last.holds(file) && readFileSync(join(output, file), 'utf8') === files[file]
  const kept = Object.keys(files).filter(isKept)
  const staging = join(folder, 'staging')
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(staging)
  put(staging, Object.fromEntries(Object.entries(files).filter(([file]) => !kept.includes(file))))
  return publish({ staging, output, kept: last.filesOf(kept), digests })
}

/** Pages, and which scripts each needs. */
type Site = Readonly<Record<string, readonly number[]>>

const filesOfSite = (site: Site): Files =>
  Object.fromEntries(
    Object.entries(site).flatMap(([page, needs]) => [
      [`${page}/index.html`, needs.map((script) => `assets/${script}.js`).join(' ')],
      [`${page}/payload.json`, needs.join()],
      ...needs.map((script) => [`assets/${script}.js`, `script ${script}`]),
    ]),
  )

const sites = fc.dictionary(
  fc.constantFrom('movie/a', 'movie/b', 'cinema', 'deals', 'zoo'),
  fc.uniqueArray(fc.nat(5), { maxLength: 3 }),
  { noNullPrototype: true, minKeys: 1, maxKeys: 3 },
)

/** What a visitor finds: whole files of one of the two sites, and with every page what it needs. */
function expectUsable(output: string, sides: readonly Files[]): void {
  const found = contentsOf(output)
  for (const [file, text] of Object.entries(found)) {
    expect(
      sides.map((side) => side[file]),
      file,
    ).toContain(text)
    if (!file.endsWith('/index.html')) continue
    const needs = [file.replace('index.html', 'payload.json'), ...text.split(' ').filter(Boolean)]
    expect(needs.filter((need) => !(need in found))).toEqual([])
  }
}

it('shows a visitor whole pages with all that they need, wherever it stops, and the next build makes it whole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.option(sites), sites, async (before, after) => {
      const folder = temporaryFolder()
      const [old, next] = [before ? filesOfSite(before) : {}, filesOfSite(after)]
      for (let failing = 0, isOver = false; !isOver; failing++) {
        rmSync(outputIn(folder), { recursive: true, force: true })
        if (before) publishFiles(folder, old)
        isOver = !(await withFailingDisk(failing, () => publishFiles(folder, next)))
        if (existsSync(outputIn(folder))) expectUsable(outputIn(folder), [old, next])
        expect(publishFiles(folder, next).foreign).toEqual([])
        expect(contentsOf(outputIn(folder))).toEqual(next)
      }
    }),
    { numRuns: 5 },
  )
})

const path = fc.array(fc.constantFrom('a', 'b', 'assets', 'index.html'), { minLength: 1, maxLength: 3 })
const files = fc
  .dictionary(
    path.map((parts) => parts.join('/')),
    fc.constantFrom('one', 'two'),
    { noNullPrototype: true, maxKeys: 6 },
  )
  // A folder is no file as well.
  .map((all) =>
    Object.fromEntries(Object.entries(all).filter(([file]) => !Object.keys(all).some((f) => f.startsWith(`${file}/`)))),
  )

it('never changes what is not its own, and says what is in the way before it changes anything', () => {
  fc.assert(
    fc.property(files, files, files, (before, foreign, after) => {
      fc.pre(Object.keys(foreign).every((file) => !overlaps(file, before)))
      const folder = temporaryFolder()
      publishFiles(folder, before)
      put(outputIn(folder), foreign)
      const all = contentsOf(outputIn(folder))
      if (Object.keys(foreign).some((file) => overlaps(file, after))) {
        expect(() => publishFiles(folder, after)).toThrow('in the output folder is not ours')
        expect(contentsOf(outputIn(folder))).toEqual(all)
      } else {
        expect(publishFiles(folder, after).foreign).toEqual(Object.keys(foreign).sort())
        expect(contentsOf(outputIn(folder))).toEqual({ ...foreign, ...after })
      }
    }),
    { numRuns: 100 },
  )
})

const overlaps = (file: string, others: Files): boolean =>
  Object.keys(others).some((other) => file === other || file.startsWith(`${other}/`) || other.startsWith(`${file}/`))

it('writes through no link, neither in place of a file nor of a folder', () => {
  for (const link of ['movies', 'movies/index.html']) {
    const folder = temporaryFolder()
    put(folder, { 'precious/index.html': 'precious' })
    publishFiles(folder, { 'index.html': 'home', 'movies/index.html': 'old' })
    rmSync(join(outputIn(folder), link), { recursive: true })
    symlinkSync(join(folder, 'precious', link === 'movies' ? '' : 'index.html'), join(outputIn(folder), link))
    expect(() => publishFiles(folder, { 'movies/index.html': 'new' })).toThrow(`${link} in the output folder`)
    expect(publishFiles(folder, { 'index.html': 'home' }).foreign).toEqual([link])
    expect(readFileSync(join(folder, 'precious/index.html'), 'utf8')).toBe('precious')
    expect(listTree(outputIn(folder)).get(link)).toBe('link')
  }
})

it('removes nothing outside the folder, whatever its list says', () => {
  const folder = temporaryFolder()
  put(folder, { 'precious.txt': 'precious' })
  publishFiles(folder, { 'index.html': 'home' })
  const list = join(outputIn(folder), listFile)
  const text = readFileSync(list, 'utf8')
  writeFileSync(list, text.replace('"index.html"', '"../precious.txt"'))
  publishFiles(folder, { 'movies.html': 'movies' })
  expect(readFileSync(join(folder, 'precious.txt'), 'utf8')).toBe('precious')
  writeFileSync(list, text.slice(0, 40))
  expect(() => publishFiles(folder, {})).toThrow('is not as a build writes it')
})

it('takes nothing for published that was gone before it could be', () => {
  const folder = temporaryFolder()
  expect(() => linkOrCopy(join(folder, 'gone.webp'), join(folder, 'out/gone.webp'))).toThrow('ENOENT')
})
