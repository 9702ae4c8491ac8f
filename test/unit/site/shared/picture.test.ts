/** Which widths are made of a picture. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { madeSize, type PictureUse, widthsOf } from '#site/shared/picture.ts'

const uses: readonly PictureUse[] = ['thumb', 'poster', 'card', 'figure', 'hero']
const side = fc.integer({ min: 1, max: 50_000 })

it.each([
  ['a still, by the width that figures have', { width: 1200, height: 675 }, { width: 1080, height: 608 }],
  ['a backdrop, by the width of wide screens', { width: 2000, height: 900 }, { width: 1920, height: 864 }],
  ['a poster that is much wider than the next width', { width: 900, height: 1350 }, { width: 900, height: 1350 }],
  ['one that is smaller than any', { width: 80, height: 80 }, { width: 80, height: 80 }],
])('is at most as large as the eye tells: %s', (_what, original, made) => {
  expect(madeSize(original)).toEqual(made)
})

it('is in its own shape, hardly smaller than its original, and never enlarged', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const made = madeSize({ width, height })
      expect(made.width).toBeLessThanOrEqual(width)
      expect(width).toBeLessThan(made.width * 1.2 + 1)
      expect(Math.abs(made.height - (height * made.width) / width)).toBeLessThanOrEqual(0.5)
    }),
  )
})

it('has no width beside its largest that the eye cannot tell from it, whatever it is used for', () => {
  // Near each other are only two widths of the smallest pictures, 180 and 192.
  const original = fc.integer({ min: 240, max: 4000 })
  fc.assert(
    fc.property(original, side, (width, height) => {
      const made = madeSize({ width, height })
      const widths = uses.flatMap((use) => widthsOf(made, use))
      expect(widths.filter((other) => other < made.width && made.width < other * 1.12)).toEqual([])
    }),
  )
})
