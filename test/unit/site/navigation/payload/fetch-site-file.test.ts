import type { RequestListener } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { fetchSiteFile, NetworkError } from '#site/navigation/payload/fetch-site-file.ts'
import { ownHost } from '#test/support/site/own-host.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each<[string, RequestListener]>([
  ['says nothing', () => {}],
  [
    'stops in the middle',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"page":')
    },
  ],
])('gives up a host that %s', async (_, answer) => {
  await ownHost(answer)
  const timeout = AbortSignal.timeout
  const limits: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit)
    return timeout(100)
  })
  await expect(fetchSiteFile('/a')).rejects.toThrow(NetworkError)
  expect(limits).toEqual([30_000])
})

it('takes a host that cannot be reached for the network’s failure', async () => {
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:1' })
  await expect(fetchSiteFile('/a')).rejects.toThrow(NetworkError)
})

it.each([
  [404, 'text/html', '<p>Not here</p>'],
  [200, 'application/json', '{}'],
  [204, 'text/plain', ''],
])('gives what a host answers with %i as it is', async (status, type, body) => {
  await ownHost((_, response) => response.writeHead(status, { 'content-type': type }).end(body))
  const response = await fetchSiteFile('/a')
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe(type)
  expect(await response.text()).toBe(body)
})
