/** A custom property that nobody sets makes its whole declaration void, and nothing says so: a bar without a colour is not there. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = globSync('site/**/*.{css,ts,tsx}').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const isSet = new Set(sources.flatMap(({ text }) => found(text, /(--[\w-]+)['"]?\]?\s*:/g)))

it('uses no custom property that is set nowhere', () => {
  const used = sources.flatMap(({ file, text }) =>
    found(text, /var\(\s*(--[\w-]+)\s*\)/g).map((property) => ({ file, property })),
  )
  expect(used.length).toBeGreaterThan(500)
  expect(used.filter(({ property }) => !isSet.has(property))).toEqual([])
})

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, property = '']) => property)
}
