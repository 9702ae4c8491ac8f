import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ambientStyle, shadeStyle } from '#site/shared/ambient.ts'
import { repository } from '#test/support/repository.ts'

type Colour = readonly number[]

const tokens = readFileSync(join(repository, 'site/styles/tokens.css'), 'utf8')
const hexOf = (name: string): Colour =>
  (new RegExp(`--${name}: #(..)(..)(..);`).exec(tokens)?.slice(1) ?? []).map((part) => Number.parseInt(part, 16))
const ink = hexOf('ink-900')
const texts = ['warm-50', 'warm-200', 'warm-400', 'beam-amber', 'leaf', 'alert'].map(
  (name) => [name, hexOf(name)] as const,
)

const anyColour = fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 0, max: 255 })))
const hex = (colour: Colour): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
function stylesOf(colour: Colour) {
  const style = shadeStyle({ colour: hex(colour) })
  const ambient: string = Reflect.get(style, '--ambient')
  const scrim: string = Reflect.get(style, '--scrim')
  return {
    ambient: [1, 3, 5].map((at) => Number.parseInt(ambient.slice(at, at + 2), 16)),
    scrim: scrim.split(' ').map(Number),
  }
}

/** As WCAG 2 counts it. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (light: Colour, dark: Colour): number => (luminance(light) + 0.05) / (luminance(dark) + 0.05)
const mix = (one: Colour, other: Colour, share: number): Colour =>
  one.map((part, index) => part * share + (other[index] ?? 0) * (1 - share))

it('lets every text be read on the colour of any poster, pure or mixed with the page', () => {
  fc.assert(
    fc.property(anyColour, fc.double({ min: 0, max: 1, noNaN: true }), (colour, share) => {
      const behind = mix(stylesOf(colour).ambient, ink, share)
      for (const [name, text] of texts) expect(contrast(text, behind), name).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

it('shades a white picture as well as ink does', () => {
  const white = [255, 255, 255]
  fc.assert(
    fc.property(anyColour, (colour) => {
      expect(luminance(mix(stylesOf(colour).scrim, white, 0.7))).toBeLessThanOrEqual(
        luminance(mix(ink, white, 0.7)) + 0.002,
      )
    }),
  )
})

it('keeps the hue, and lifts a dark poster', () => {
  expect(stylesOf([192, 16, 32])).toEqual({ ambient: [115, 5, 14], scrim: [36, 0, 1] })
  expect(luminance(stylesOf([40, 4, 8]).ambient)).toBeGreaterThan(luminance([40, 4, 8]))
})

it('says nothing of a picture whose colour nobody knows', () => {
  expect([ambientStyle({}), shadeStyle({ colour: 'red' })]).toEqual([{}, {}])
})
