/** Pictures made of an original: whole or not at all, never of more than can be decoded, and under an address of their own. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { decode, encoderVersion } from '#site/node/media/encode.ts'
import { pictureVersion } from '#site/shared/media-url.ts'
import { announcing } from '#test/support/inputs/announcing-png.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

function original(bytes: Uint8Array): string {
  const file = join(temporaryFolder(), 'x-0a1b2c3d.png')
  writeFileSync(file, bytes)
  return file
}

it('are not made of one that announces too many pixels', async () => {
  const what = 'the picture is 30000 × 30000 pixels; 50 megapixels are the most'
  const file = original(announcing(30_000, 30_000))
  await expect(decode(file)).rejects.toThrow(what)
})

it('are not made of one that was cut short', async () => {
  const whole = readFileSync('content/media/poster-redline-kl-a8fb1ff8.webp')
  await expect(decode(original(whole.subarray(0, whole.length / 2)))).rejects.toThrow()
})

it('have other addresses when another encoder makes them, as browsers keep them for ever', () => {
  // Where it fails: `pictureVersion` is to be what `encoderVersion` says.
  expect(pictureVersion).toBe(encoderVersion())
})
