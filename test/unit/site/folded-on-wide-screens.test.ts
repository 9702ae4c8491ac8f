/** What wide screens show unfolded can be had, too, in browsers that cannot be told to: there it stays to be opened. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('unfolds nothing by styles but where the browser can', () => {
  const sheets = globSync('site/**/*.module.css').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const unfolding = sheets.filter(({ text }) => /content-visibility: visible/.test(text))
  expect(unfolding.length).toBeGreaterThan(2)
  const unguarded = unfolding.filter(({ text }) => {
    const [before = ''] = text.split('content-visibility: visible')
    return !before.includes('@supports selector(::details-content)')
  })
  expect(unguarded.map(({ file }) => file)).toEqual([])
})
