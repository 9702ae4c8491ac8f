import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { fetchOwn, NetworkError } from '#site/navigation/payload/fetch-own.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A host that answers so, where `fetchOwn` asks. */
async function answering(answer: RequestListener): Promise<void> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

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
  await answering(answer)
  const timeout = AbortSignal.timeout
  const limits: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit)
    return timeout(100)
  })
  await expect(fetchOwn('/a')).rejects.toThrow(NetworkError)
  expect(limits).toEqual([30_000])
})

it('takes a host that cannot be reached for the network’s failure', async () => {
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:1' })
  await expect(fetchOwn('/a')).rejects.toThrow(NetworkError)
})

it.each([
  [404, 'text/html', '<p>Not here</p>'],
  [200, 'application/json', '{}'],
  [204, 'text/plain', ''],
])('gives what a host answers with %i as it is', async (status, type, body) => {
  await answering((_, response) => response.writeHead(status, { 'content-type': type }).end(body))
  const response = await fetchOwn('/a')
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe(type)
  expect(await response.text()).toBe(body)
})
