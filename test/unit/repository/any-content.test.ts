/** What a night runs over whatever content it finds may not rely on the sample: neither the tests nor what they import. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { entryPath } from '#content/snapshot/paths.ts'
import { everyPageTests } from '#review/nightly/build-and-test.ts'
import { repository } from '#test/support/repository.ts'

const { entries } = await loadSnapshot(join(repository, 'content'))

/** Addresses and keys of the sample, and its slugs, where they are more than a word. */
const ofSample: ReadonlySet<string> = new Set(
  [...entries.values()].flatMap(({ entry }) => {
    const [address, slug] = [entryPath(entry), 'slug' in entry ? entry.slug : '']
    return [
      `${entry.type}/${entry.id}`,
      ...(address && address !== '/' ? [address] : []),
      slug.includes('-') ? slug : '',
    ]
  }),
)

/** Parts of literals: whole, or between the marks of an address. */
const wordsIn = (text: string): string[] =>
  [...text.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].flatMap(([, , literal = '']) => [
    literal,
    ...literal.split(/[?#: ]/),
  ])

const named = (text: string): string[] =>
  [...new Set(wordsIn(text))].filter((word) => word !== '' && ofSample.has(word))

/** The files, and those of the tests that they import. */
function withImports(files: readonly string[]): Set<string> {
  const all = new Set(files)
  for (const file of all) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/ from '((?:\.|#test\/)[^']+)'/g)) {
      const path = target.startsWith('#') ? target.slice(1) : join(dirname(file), target)
      if (existsSync(path)) all.add(path)
    }
  }
  return all
}

it('names nothing of the sample, in tests and in what they import', () => {
  const tests = globSync(`${everyPageTests}/**/*.ts`)
  expect(tests.length).toBeGreaterThan(4)
  const files = [...withImports(tests)]
  expect(files.length).toBeGreaterThan(20)
  expect(files.flatMap((file) => named(readFileSync(file, 'utf8')).map((word) => `${file}: ${word}`))).toEqual([])
})

it('would find what names an entry', () => {
  expect(named(`open('/movie/redline-kl?x#y')`)).toEqual(['/movie/redline-kl'])
  expect(named('`cinema/gsc-kayangan-walk`')).toEqual(['cinema/gsc-kayangan-walk'])
  expect(named(`"redline-kl"`)).toEqual(['redline-kl'])
})
