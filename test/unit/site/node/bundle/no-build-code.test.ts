/** Which modules are refused where a page imports them. */
import { expect, it } from 'vitest'
import { noBuildCode } from '#site/node/bundle/no-build-code.ts'

/** What the plugin says of a bundle in which a page imports a module. */
function refusal(file: string): string | undefined {
  const page = '/site/pages/movie/page.tsx'
  const { buildEnd } = noBuildCode('/')
  let message: string | undefined
  const context = {
    getModuleIds: () => [page, `/${file}`],
    getModuleInfo: (id: string) => ({ importers: id === page ? [] : [page], dynamicImporters: [] }),
    error: (said: string) => {
      message = said
    },
  }
  if (typeof buildEnd === 'function') buildEnd.call(context as never)
  return message
}

it.each([
  'site/node/build.ts',
  'site/loaders/load-page.ts',
  'site/pages/movie/loader.ts',
  'site/config.ts',
  'site/variables.ts',
  'content/schema/path.ts',
])('refuses %s', (file) => {
  expect(refusal(file)).toBe(`${file} is code of the build: site/pages/movie/page.tsx may import types of it only.`)
})

it.each(['site/href.ts', 'site/shared/picture.ts', 'content/schema/slug.ts', 'content/schema/answers/challenge.ts'])(
  'takes %s',
  (file) => {
    expect(refusal(file)).toBeUndefined()
  },
)
