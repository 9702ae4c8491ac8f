import { expect, it } from 'vitest'
import { promotionBrands } from '#content/schema/types/offer.ts'
import { themeOf } from '#site/loaders/content-pages/brand-themes.ts'
import { contrast, hexOf, mix, textColours, tokenColour } from '#test/support/inputs/colours.ts'

const brands = Object.keys(promotionBrands) as (keyof typeof promotionBrands)[]

it('gives each brand a mark and a type of its own', () => {
  expect(new Set(brands.map((brand) => themeOf(brand).emblem)).size).toBe(brands.length)
  const types = brands.map((brand) => `${themeOf(brand).weight} ${themeOf(brand).tracking}`)
  expect(new Set(types).size).toBe(brands.length)
})

it('gives what is of no brand the look of the chain', () => {
  expect(themeOf(undefined)).toEqual(themeOf('gsc'))
})

it.each(brands)('lets every text be read on the surface of %s', (brand) => {
  const surface = mix(hexOf(themeOf(brand).tint), tokenColour('ink-900'), 0.07)
  for (const [name, text] of textColours) expect(contrast(text, surface), name).toBeGreaterThanOrEqual(4.5)
})
