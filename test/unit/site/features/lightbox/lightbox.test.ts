import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hashOf } from '#site/features/lightbox/gallery-hash.ts'
import { isWide, lightboxOptions, metadataTimeout } from '#site/features/lightbox/lightbox-options.ts'
import { metadataOf } from '#site/features/lightbox/video-slide.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function isSettled(promise: Promise<void>): Promise<boolean> {
  let settled = false
  void promise.then(() => {
    settled = true
  })
  await vi.advanceTimersByTimeAsync(0)
  return settled
}

it('fades out in 270 ms, with a slide distance of 0.3', () => {
  expect(lightboxOptions).toMatchObject({ showHideAnimationType: 'fade', hideAnimationDuration: 270, spacing: 0.3 })
})

it('waits for the metadata of a video at most 3000 ms', async () => {
  const known = metadataOf(new EventTarget(), metadataTimeout)
  await vi.advanceTimersByTimeAsync(2999)
  expect(await isSettled(known)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isSettled(known)).toBe(true)
})

it('does not wait longer than for the metadata', async () => {
  const video = new EventTarget()
  const known = metadataOf(video, metadataTimeout)
  video.dispatchEvent(new Event('loadedmetadata'))
  expect(await isSettled(known)).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('behaves as on a phone below 992 px', () => {
  expect([991, 992].map(isWide)).toEqual([false, true])
})

it('gives a picture one address, whatever its size', () => {
  const small = hashOf('https://gsc.example/media/0a1b2c3d/still-redline-kl-2-c802561f-640.webp')
  expect(small).toBe('#picture-still-redline-kl-2-c802561f')
  expect(hashOf('https://gsc.example/media/0a1b2c3d/still-redline-kl-2-c802561f-2000.webp')).toBe(small)
})
