import { describe, expect, it, onTestFinished } from 'vitest'
import { closedPort } from '#test/support/closed-port.ts'
import { startFaultProxy } from '#test/support/faults/fault-proxy.ts'
import { proxiedCms } from './proxied-cms.ts'

describe('rules', () => {
  const unavailable = { kind: 'status', status: 503 } as const

  it('strike as often as they say, after as many requests as they say', async () => {
    const { get, add } = await proxiedCms()
    const hits = add({ match: /movies/, after: 1, times: 2, fault: unavailable })
    const statuses: number[] = []
    for (let at = 0; at < 5; at++) statuses.push((await get('/api/movies')).status)
    expect(statuses).toEqual([200, 503, 503, 200, 200])
    expect(hits()).toBe(2)
  })

  it('follow one another in the order in which they were added', async () => {
    const { get, add } = await proxiedCms()
    add({ match: /movies/, times: 1, fault: unavailable })
    add({ match: /movies/, times: 1, fault: { kind: 'status', status: 500 } })
    const statuses: number[] = []
    for (let at = 0; at < 3; at++) statuses.push((await get('/api/movies')).status)
    expect(statuses).toEqual([503, 500, 200])
  })

  it('match by path and query, or by whatever a function looks at', async () => {
    const { get, add } = await proxiedCms()
    add({ match: /page=2/, fault: unavailable })
    add({ match: (request) => request.headers['x-break'] === 'yes', fault: unavailable })
    expect((await get('/api/movies?page=1')).status).toBe(200)
    expect((await get('/api/movies?page=2')).status).toBe(503)
    expect((await get('/api/movies?page=1', { headers: { 'x-break': 'yes' } })).status).toBe(503)
  })

  it('can be cleared', async () => {
    const { get, add, clear } = await proxiedCms()
    add({ match: /movies/, fault: unavailable })
    clear()
    expect((await get('/api/movies')).status).toBe(200)
  })
})

describe('mistakes of a test', () => {
  it('shows when a fault for lists strikes something else', async () => {
    const { get, add } = await proxiedCms()
    add({ match: /echo/, fault: { kind: 'emptyList' } })
    const response = await get('/echo')
    expect(response.status).toBe(421)
    expect(await response.json()).toEqual({ message: 'fault proxy: the answer is not a list of Payload' })
  })

  it('shows when the target is not there', async () => {
    const proxy = await startFaultProxy(new URL(closedPort))
    onTestFinished(proxy.close)
    const response = await fetch(proxy.origin)
    expect(response.status).toBe(421)
    expect(await response.text()).toContain('ECONNREFUSED')
  })
})
