/** What is forgotten of a page does not compile. Here a copy of the site forgets one thing each of several pages. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SiteCopy } from '#test/support/site/site-copy.ts'

const copy = new SiteCopy({ whenDone: afterAll })
let said = ''

beforeAll(() => {
  // Entries get an address, and a row a page of another name; two lines name folders that there are not. Then what does not fit.
  copy.edit('content/schema/entry-types.ts', /(?<=schema: menu, )/, "url: '/menu/:slug', ")
  copy.edit('site/routes.ts', /(?<=path: '\/rewards', page: )'basic'/, "'rewards'")
  copy.edit('site/routes.ts', /(?<=path: ')\/movie\/:slug/, '/film/:slug')
  copy.edit('site/page-components.ts', /(?<=import\('\.\/pages\/)movie(?=\/loader\.ts)/, 'gone')
  copy.edit('site/page-components.ts', /(?<=import\('\.\/pages\/)event(?=\/page\.tsx)/, 'gone')
  copy.edit('site/page-components.ts', /(?<=import\('\.\/pages\/)cinema(?=\/page\.tsx)/, 'promotion')
  copy.edit('site/page-components.ts', /(?<=outlet: )detail/, 'basic')
  const compiler = join(copy.folder, 'node_modules/typescript/bin/tsc')
  said = spawnSync(process.execPath, [compiler, '-p', 'site'], { cwd: copy.folder, encoding: 'utf8' }).stdout
}, 240_000)

it.each([
  [
    'the row of entries that have an address',
    /missing the following .* from type 'Readonly<Record<PathWithoutRow, .*"\/menu\/:slug"/,
  ],
  ['the search result of a type with pages', /results\.ts.*'menu' is missing/],
  ['the line of a page that a row names', /page-components\.ts.*'rewards' is missing/],
  ['the loader that a line names', /page-components\.ts.*Cannot find module '\.\/pages\/gone\/loader\.ts'/],
  ['the component that a line names', /page-components\.ts.*Cannot find module '\.\/pages\/gone\/page\.tsx'/],
  ['an address of a row that is not the one of its entries', /routes\.ts.*'\/film\/:slug'.*is not assignable/],
  ['a component that is not of its loader', /page-components\.ts.*\/promotion\/page.*is not assignable/],
  ['a template that is not of its loader', /page-components\.ts.*'DetailLoader' does not satisfy/],
])('the compiler asks for or refuses %s', (_what, sentence) => {
  expect(said).toMatch(sentence)
})
