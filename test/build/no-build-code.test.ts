/** What the linter would see at once, seen by the build where it was not asked. */
import { expect, it } from 'vitest'
import { SiteCopy } from '#test/support/site/site-copy.ts'

it('makes no site that would bring a loader to the browser', () => {
  const copy = new SiteCopy()
  copy.edit('site/pages/movie/page.tsx', /^/, "import { load as atBuild } from './loader.ts'\n")
  copy.edit('site/pages/movie/page.tsx', /$/, '\nexport const loader = atBuild\n')
  expect(() => copy.build()).toThrow('is code of the build: site/pages/movie/page.tsx may import types of it only')
})
