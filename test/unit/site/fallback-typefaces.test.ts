/** The typefaces of devices that stand in for the site's until those come. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('has fallbacks that a browser tries one after the other: of a name, their weights are the very same, or apart', () => {
  const faces = [...readFileSync('site/styles/fonts.css', 'utf8').matchAll(/@font-face \{([^}]*)\}/g)]
    .map(([, rules = '']) => ({
      family: /font-family: "(.+)"/.exec(rules)?.[1] ?? '',
      weights: /font-weight: (.+);/.exec(rules)?.[1]?.split(' ').map(Number) ?? [],
    }))
    .filter(({ family }) => family.endsWith('fallback'))
  expect(faces.length).toBeGreaterThan(3)
  const overlapping = faces.flatMap((one) =>
    faces
      .filter(({ family }) => family === one.family)
      // Of two that fit, a browser takes one, and the system's own typeface where the device does not have that.
      .filter(({ weights: [from = 0, to = 0] }) => from <= (one.weights[1] ?? 0) && to >= (one.weights[0] ?? 0))
      .filter(({ weights }) => String(weights) !== String(one.weights)),
  )
  expect(overlapping).toEqual([])
})
