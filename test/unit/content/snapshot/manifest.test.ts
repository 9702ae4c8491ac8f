import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { urls } from '#content/snapshot/manifest.ts'
import { parseJson } from '#content/snapshot/parse-json.ts'
import { hostileTexts } from '#test/support/inputs/hostile-text.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const faults = (value: unknown): readonly string[] => {
  const result = parseJson(JSON.stringify(value), urls)
  return 'faults' in result ? result.faults : []
}

it('takes the addresses that pages can have', () => {
  expect(faults({ 'basicPage/home': ['/'], 'movie/redline-kl': ['/movie/redline', '/movie/redline-kl'] })).toEqual([])
})

it('names the entry and the address that no page can have', () => {
  expect(faults({ 'movie/a': ['/movie/a', '/x\n/* https://evil.example/ 301'] })).toEqual([
    expect.stringMatching(/^"movie\/a" 1: "\/x\\n\/\* https:\/\/evil\.example\/ 301" must be a path/),
  ])
  expect(faults({ 'movie/a': ['/assets/a.js'] })).toHaveLength(1)
  expect(faults({ 'movie/a': '/movie/a', 'faq/b': [], 'faq/c': [7] })).toHaveLength(3)
  expect(faults(['/movie/a'])).toHaveLength(1)
})

it.each(['poster/a', 'movie', 'movie/', 'movie/A', 'movie/../a', 'movie/a/b', '', '__proto__/a'])(
  'knows no entry %j',
  (key) => {
    expect(faults({ [key]: ['/a'] })).toEqual([expect.stringContaining(JSON.stringify(key))])
  },
)

it('lets through nothing but plain addresses, whatever stands in the file', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...hostileTexts),
    fc.stringMatching(/^\/[a-z./ -]*$/),
  )
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (list) => {
      fc.pre(faults({ 'movie/a': list }).length === 0)
      for (const path of list) expect(path).toMatch(/^(?:\/|(?:\/[a-z0-9-]+)+)$/)
    }),
    { numRuns: 200 },
  )
})

it('stops an export, and says which entry and which address', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'entries'))
  writeFileSync(join(folder, 'urls.json'), JSON.stringify({ 'movie/a': ['/../../pwned'] }))
  await expect(loadSnapshot(folder)).rejects.toThrow(/^urls\.json: "movie\/a" 0: "\/\.\.\/\.\.\/pwned" must be/)
  writeFileSync(join(folder, 'urls.json'), '{')
  await expect(loadSnapshot(folder)).rejects.toThrow(/^urls\.json: is not JSON/)
})
