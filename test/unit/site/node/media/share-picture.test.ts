import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { decode, encode } from '#site/node/media/encode.ts'
import { shareSize } from '#site/shared/picture.ts'
import { repository } from '#test/support/repository.ts'
import { committedSource } from '#test/support/site/site-source.ts'

const media = join(repository, 'content/media')
const source = await committedSource()

const frame = async (key: string): Promise<Buffer> =>
  encode(await decode(join(media, source.entry('file', key).path)), {
    ...source.picture(key),
    ...shareSize,
    format: 'jpg',
  })

it.each(['file/backdrop-redline-kl', 'file/poster-redline-kl', 'file/shop-gift-card'])(
  'makes %s a frame of the size that networks show, whatever its own shape',
  async (key) => {
    const picture = await frame(key)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  },
)

it('shows the whole of an upright poster, in the middle', async () => {
  const key = 'file/poster-redline-kl'
  const original = join(media, source.entry('file', key).path)
  const picture = await frame(key)
  // Two by three: 420 of 630 pixels.
  const shown = await sharp(picture).extract({ left: 390, top: 0, width: 420, height: 630 }).raw().toBuffer()
  const whole = await sharp(original).resize({ width: 420, height: 630 }).removeAlpha().raw().toBuffer()
  const difference = shown.reduce((sum, value, index) => sum + Math.abs(value - (whole[index] ?? 0)), 0) / shown.length
  expect(difference).toBeLessThan(8)
})
