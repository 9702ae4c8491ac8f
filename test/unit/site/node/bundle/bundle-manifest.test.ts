import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readBundle } from '#site/node/bundle/bundle-manifest.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

/** Where vite-ssg has just put a bundle with these modules, each in a chunk of its own. */
function bundleOf(...modules: string[]) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, '.vite'))
  const chunks = modules.map((module) => [module, { file: `assets/${module.replaceAll('/', '-')}.js` }])
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(chunks)))
  writeFileSync(join(folder, 'index.html'), '')
  return readBundle(folder)
}

it('preloads the code of the module that shows a page', () => {
  const bundle = bundleOf('pages/basic/page.tsx', 'templates/detail/page.tsx')
  expect(bundle.linksOf('pages/basic/page.tsx')).toEqual([
    '<link rel="modulepreload" href="/assets/pages-basic-page.tsx.js">',
  ])
})

it('takes no other code where a module is missing', () => {
  const bundle = bundleOf('pages/basic/page.tsx', 'templates/detail/page.tsx')
  expect(() => bundle.linksOf('pages/movie/page.tsx')).toThrow('The bundle has no pages/movie/page.tsx')
})
