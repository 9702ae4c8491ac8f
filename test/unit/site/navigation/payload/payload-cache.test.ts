import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NetworkError } from '#site/navigation/payload/fetch-site-file.ts'
import { PayloadCache } from '#site/navigation/payload/payload-cache.ts'

const minute = 60_000
let requests: string[]
let answer: () => Promise<string>
let cache: PayloadCache<string>

beforeEach(() => {
  vi.useFakeTimers()
  requests = []
  answer = async () => `answer ${requests.length}`
  cache = new PayloadCache((path) => {
    requests.push(path)
    return answer()
  })
})
afterEach(() => void vi.useRealTimers())

it.each([
  ['content', 2],
  ['ticketing', 5],
] as const)(
  'uses a payload of the %s service without a request for %i minutes, and then asks again',
  async (service, minutes) => {
    await cache.get('/a', service)
    vi.advanceTimersByTime(minutes * minute - 1)
    expect(await cache.get('/a', service)).toBe('answer 1')
    expect(requests).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(await cache.get('/a', service)).toBe('answer 2')
    expect(requests).toHaveLength(2)
  },
)

it('uses an older payload where nobody answers, and none that is older than 20 minutes', async () => {
  await cache.get('/a', 'content')
  answer = () => Promise.reject(new NetworkError())
  vi.advanceTimersByTime(20 * minute - 1)
  expect(await cache.get('/a', 'content')).toBe('answer 1')
  expect(cache.has('/a')).toBe(true)
  vi.advanceTimersByTime(1)
  expect(cache.has('/a')).toBe(false)
  await expect(cache.get('/a', 'content')).rejects.toThrow(NetworkError)
})

it('has what is too old to be used without a request only for where nobody answers', async () => {
  await cache.get('/a', 'content')
  vi.advanceTimersByTime(2 * minute - 1)
  expect(cache.isFresh('/a')).toBe(true)
  vi.advanceTimersByTime(1)
  expect(cache.isFresh('/a')).toBe(false)
  expect(cache.has('/a')).toBe(true)
  const request = cache.fetch('/a')
  expect(cache.isFresh('/a')).toBe(true)
  await request
})

it('uses no payload whose age a clock that was set back cannot say', async () => {
  await cache.get('/a', 'ticketing')
  vi.setSystemTime(Date.now() - 60 * minute)
  expect(await cache.get('/a', 'ticketing')).toBe('answer 2')
})

it('does not use an older payload of a page that is gone', async () => {
  await cache.get('/a', 'content')
  answer = () => Promise.reject(new Error('404'))
  vi.advanceTimersByTime(3 * minute)
  await expect(cache.get('/a', 'content')).rejects.toThrow('404')
})

it('asks once for all who ask at the same time, and again after a failure', async () => {
  answer = () => Promise.reject(new NetworkError())
  const both = await Promise.allSettled([cache.fetch('/a'), cache.get('/a', 'content')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(requests).toHaveLength(1)
  answer = async () => 'there'
  expect(await cache.get('/a', 'content')).toBe('there')
})
