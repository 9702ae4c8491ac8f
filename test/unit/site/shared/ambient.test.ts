import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ambientStyle, shadeStyle } from '#site/shared/ambient.ts'
import { type Colour, contrast, hexOf, luminance, mix, textColours, tokenColour } from '#test/support/inputs/colours.ts'

const ink = tokenColour('ink-900')

const anyColour = fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 0, max: 255 })))
const hex = (colour: Colour): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
function stylesOf(colour: Colour) {
  const style = shadeStyle({ colour: hex(colour) })
  const ambient: string = Reflect.get(style, '--ambient')
  const scrim: string = Reflect.get(style, '--scrim')
  return {
    ambient: hexOf(ambient),
    scrim: scrim.split(' ').map(Number),
  }
}

it('lets every text be read on the colour of any poster, pure or mixed with the page', () => {
  fc.assert(
    fc.property(anyColour, fc.double({ min: 0, max: 1, noNaN: true }), (colour, share) => {
      const behind = mix(stylesOf(colour).ambient, ink, share)
      for (const [name, text] of textColours) expect(contrast(text, behind), name).toBeGreaterThanOrEqual(4.5)
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
