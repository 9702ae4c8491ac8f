import { createHash } from 'node:crypto'
import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { ProblemError } from '#content/format/problem.ts'
import { maxPixels } from '#content/schema/media.ts'
import { measure } from '#exporter/media/measure.ts'
import { announcing } from '#test/support/inputs/announcing-png.ts'

const picture = (format: 'webp' | 'jpeg' | 'png' | 'avif' | 'gif') =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#204060' } })
    .toFormat(format)
    .toBuffer()

describe('measuring a file', () => {
  it.each(['webp', 'jpeg', 'png', 'avif', 'gif'] as const)(
    'tells kind, size and colour of a %s from its bytes',
    async (format) => {
      const measured = await measure(await picture(format))
      expect(measured).toMatchObject({ mime: `image/${format}`, width: 40, height: 20, bytes: expect.any(Number) })
      expect(measured.sha256).toMatch(/^[0-9a-f]{64}$/)
      const channels =
        (measured.dominantColour ?? '').match(/[0-9a-f]{2}/g)?.map((hex) => Number.parseInt(hex, 16)) ?? []
      for (const [index, value] of [0x20, 0x40, 0x60].entries())
        expect(Math.abs((channels[index] ?? 255) - value)).toBeLessThan(6)
    },
  )

  it('gives the size as the photograph is seen, not as it is stored', async () => {
    const turned = await sharp(await picture('jpeg'))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await measure(turned)).toMatchObject({ width: 20, height: 40 })
  })

  it('takes a film or a document without a size', async () => {
    const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')
    expect(await measure(pdf)).toEqual({
      mime: 'application/pdf',
      bytes: pdf.length,
      sha256: expect.any(String),
    })
  })

  it('says of a file that the site does not show as what it may be uploaded, also where it is no picture', async () => {
    const film = Buffer.from('\0\0\0\x14ftypqt  \0\0\x02\0qt  ', 'latin1')
    await expect(measure(film)).rejects.toMatchObject({
      problems: [
        {
          message: 'its content is video/quicktime, which the site does not show',
          hint: 'Upload the file again: a picture as WebP, JPEG, PNG or AVIF, a video as MP4 or WebM, captions as WebVTT, a document as PDF.',
        },
      ],
    })
  })

  it('tells a picture that is too big to decode by its header alone', async () => {
    await expect(measure(announcing(30_000, 30_000))).rejects.toThrow(
      'the picture is 30000 × 30000 pixels; 50 megapixels are the most',
    )
  })

  it('never decodes more pixels than it may, whatever a header announces', async () => {
    const side = fc.integer({ min: 1, max: 60_000 })
    await fc.assert(
      fc.asyncProperty(side, side, async (width, height) => {
        const failure = measure(announcing(width, height))
        const what = width * height > maxPixels ? 'megapixels are the most' : 'damaged or cut short'
        await expect(failure).rejects.toThrow(what)
      }),
      { numRuns: 30 },
    )
  })

  it('measures the first picture of an animation', async () => {
    const frames = Array.from({ length: 3 }, (_, index) => ({
      create: { width: 40, height: 20, channels: 3 as const, background: `#${index}0${index}0${index}0` },
    }))
    const images = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()))
    const moving = await sharp(images, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect(await sharp(moving).metadata()).toMatchObject({ pages: 3 })
    expect(await measure(moving)).toMatchObject({ width: 40, height: 20 })
  })

  it.each([
    ['an empty file', async () => Buffer.alloc(0), 'empty'],
    ['text', async () => Buffer.from('not a picture'), 'no known kind'],
    ['a web page named like a picture', async () => Buffer.from('<!doctype html><title>404</title>'), 'no known kind'],
    [
      'SVG, which can carry scripts',
      async () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'does not show',
    ],
    ['a PNG that was cut short', () => cutShort('png'), 'damaged or cut short'],
    ['a JPEG that was cut short', () => cutShort('jpeg'), 'damaged or cut short'],
    ['a WebP that was cut short', () => cutShort('webp'), 'damaged or cut short'],
  ])('refuses %s', async (_, bytes, reason) => {
    const failure = measure(await bytes())
    await expect(failure).rejects.toBeInstanceOf(ProblemError)
    await expect(failure).rejects.toThrow(reason)
  })
})

/** Pixels without a pattern, so that half of the bytes are half of the rows. */
function noise(): Sharp {
  const blocks = Array.from({ length: 1000 }, (_, index) => createHash('sha256').update(String(index)).digest())
  return sharp(Buffer.concat(blocks).subarray(0, 90 * 90 * 3), { raw: { width: 90, height: 90, channels: 3 } })
}

async function cutShort(format: 'webp' | 'jpeg' | 'png'): Promise<Buffer> {
  const whole = await noise().toFormat(format).toBuffer()
  return whole.subarray(0, whole.length / 2)
}
