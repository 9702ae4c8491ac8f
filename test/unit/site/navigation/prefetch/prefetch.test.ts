import { expect, it } from 'vitest'
import { mayPrefetch } from '#site/navigation/prefetch/may-prefetch.ts'
import { maxConcurrent, maxQueued, PrefetchQueue } from '#site/navigation/prefetch/prefetch-queue.ts'

it.each([
  [true, { onLine: true }],
  [true, { onLine: true, connection: { effectiveType: '4g', saveData: false } }],
  [true, { onLine: true, connection: { effectiveType: '3g' } }],
  [false, { onLine: true, connection: { effectiveType: '2g' } }],
  [false, { onLine: true, connection: { effectiveType: 'slow-2g' } }],
  [false, { onLine: true, connection: { effectiveType: '4g', saveData: true } }],
  [false, { onLine: false, connection: { effectiveType: '4g' } }],
])('prefetches (%j) with the network %j', (may, network) => {
  expect(mayPrefetch(network)).toBe(may)
})

function queue() {
  const started: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const queue = new PrefetchQueue((path) => {
    started.push(path)
    const end = Promise.withResolvers<void>()
    ends.set(path, end)
    return end.promise
  })
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  return { queue, started, ends, settled }
}

const paths = Array.from({ length: 40 }, (_, index) => `/${index}`)

it('fetches 4 at once, and the next when one has come or failed', async () => {
  const { queue: prefetch, started, ends, settled } = queue()
  for (const path of paths.slice(0, 8)) prefetch.add(path, false)
  expect(started).toEqual(['/0', '/1', '/2', '/3'])
  expect(started).toHaveLength(maxConcurrent)
  ends.get('/1')?.resolve()
  ends.get('/2')?.reject(new Error('gone'))
  await settled()
  expect(started).toEqual(['/0', '/1', '/2', '/3', '/4', '/5'])
})

it('takes each target once, and no more than it can hold', () => {
  const { queue: prefetch, started } = queue()
  const taken = [...paths, ...paths].filter((path) => prefetch.add(path, false))
  expect(new Set(taken).size).toBe(maxConcurrent + maxQueued)
  expect(started).toHaveLength(maxConcurrent)
})

it('takes what the visitor points at before all others, even when it is full', async () => {
  const { queue: prefetch, started, ends, settled } = queue()
  for (const path of paths) prefetch.add(path, false)
  expect(prefetch.add('/wanted', true)).toBe(true)
  expect(prefetch.add('/9', true)).toBe(true)
  ends.get('/0')?.resolve()
  ends.get('/1')?.resolve()
  await settled()
  expect(started.slice(4)).toEqual(['/9', '/wanted'])
})
