/** A real video, made by the browser itself: some seconds of a square that changes its colour, so that a slow machine sees it play. */
import type { Page } from '@playwright/test'

export const movingPicture = { width: 96, height: 64 }

let recorded: Promise<Buffer> | undefined

/** Recorded once for all tests, in the page of the first that asks. @returns a webm file. */
export const record = (page: Page): Promise<Buffer> => {
  recorded ??= recordIn(page).catch((error: unknown) => {
    recorded = undefined
    throw error
  })
  return recorded
}

async function recordIn(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async ({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    const isDone = new Promise((done) => recorder.addEventListener('stop', done))
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.start()
    for (let frame = 0; frame < 100; frame += 1) {
      if (context) context.fillStyle = `hsl(${frame * 3.6} 80% 50%)`
      context?.fillRect(0, 0, width, height)
      await new Promise((drawn) => setTimeout(drawn, 40))
    }
    recorder.stop()
    await isDone
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }, movingPicture)
  return Buffer.from(base64, 'base64')
}
