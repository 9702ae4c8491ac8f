import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readBundle } from '#site/node/bundle/bundle-manifest.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

/** Where vite-ssg has just put a bundle with these modules, each in a chunk of its own. */
function bundleOf(...modules: string[]) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, '.vite'))
  const chunks = modules.map((module) => [
    module,
    { file: `assets/${module.replaceAll('/', '-')}.js`, isEntry: module.startsWith('entry') },
  ])
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(chunks)))
  writeFileSync(join(folder, 'index.html'), '')
  return readBundle(folder)
}

it('names the code that hydrates a page, but for what every page has loaded', () => {
  const bundle = bundleOf('entry-client.ts', 'main.tsx', 'pages/basic/page.tsx', 'templates/detail/page.tsx')
  expect(bundle.scriptsOf(['pages/basic/page.tsx'])).toEqual(['/assets/pages-basic-page.tsx.js'])
  expect(bundle.application).toEqual(['/assets/main.tsx.js'])
})

it('takes no other code where a module is missing', () => {
  const bundle = bundleOf('entry-client.ts', 'main.tsx', 'pages/basic/page.tsx', 'templates/detail/page.tsx')
  expect(() => bundle.scriptsOf(['pages/movie/page.tsx'])).toThrow('The bundle has no pages/movie/page.tsx')
})
