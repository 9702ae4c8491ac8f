/** What wide screens show unfolded can be had, too, in browsers that cannot be told to: there it stays to be opened. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('unfolds nothing by styles but where the browser can', () => {
  // On paper, what is folded elsewhere is no worse for a browser that cannot.
  const sheets = globSync('site/**/*.css', { exclude: ['site/styles/print.css'] })
  const unfolding = sheets.filter((file) => readFileSync(file, 'utf8').includes('content-visibility: visible'))
  expect(unfolding.length).toBeGreaterThan(3)
  const unguarded = unfolding.filter((file) => {
    const [before = '', ...others] = readFileSync(file, 'utf8').split('content-visibility: visible')
    return others.length > 1 || !before.includes('@supports selector(::details-content)')
  })
  expect(unguarded).toEqual([])
})
