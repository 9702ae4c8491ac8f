import { describe, expect, it } from 'vitest'
import { list, png, proxiedCms } from './proxied-cms.ts'

describe('faults', () => {
  it('answers with a status, headers and a body of its own', async () => {
    const { get, add, requests } = await proxiedCms()
    add({ match: /movies/, fault: { kind: 'status', status: 429, headers: { 'retry-after': '3' }, body: 'slowly' } })
    const response = await get('/api/movies')
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([429, '3', 'slowly'])
    expect(requests[0]?.status).toBe(429)
  })

  it('answers with a page where JSON is expected', async () => {
    const { get, add } = await proxiedCms()
    add({ match: /movies/, fault: { kind: 'html' } })
    const response = await get('/api/movies')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain('<h1>Back soon</h1>')
  })

  it('resets the connection before any answer', async () => {
    const { get, add, requests } = await proxiedCms()
    add({ match: /movies/, fault: { kind: 'reset' } })
    await expect(get('/api/movies')).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
    expect(requests[0]?.status).toBeUndefined()
  })

  it('cuts the body in half, under the full length', async () => {
    const { get, add } = await proxiedCms()
    add({ match: /png/, fault: { kind: 'cut' } })
    const response = await get('/a.png')
    expect(response.headers.get('content-length')).toBe('1000')
    const received: Uint8Array[] = []
    const reading = (async () => {
      for await (const chunk of response.body ?? []) received.push(chunk)
    })()
    await expect(reading).rejects.toThrow('terminated')
    expect(Buffer.concat(received)).toEqual(png.subarray(0, 500))
  })

  it('lets the answer wait', async () => {
    const { get, add } = await proxiedCms()
    add({ match: /movies/, fault: { kind: 'slow', beforeMs: 60 } })
    const started = performance.now()
    expect(await (await get('/api/movies')).json()).toEqual(list)
    expect(performance.now() - started).toBeGreaterThan(55)
  })

  it('lets the body trickle', async () => {
    const { get, add } = await proxiedCms()
    add({ match: /png/, fault: { kind: 'slow', betweenPiecesMs: 8 } })
    const started = performance.now()
    const response = await get('/a.png')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png)
    expect(performance.now() - started).toBeGreaterThan(70)
  })

  it('forgets a slow answer whose client has gone', async () => {
    const { get, add } = await proxiedCms()
    add({ match: /movies/, times: 1, fault: { kind: 'slow', beforeMs: 60_000 } })
    await expect(get('/api/movies', { signal: AbortSignal.timeout(30) })).rejects.toThrow()
    expect((await get('/api/movies')).status).toBe(200)
  })

  it('empties a list', async () => {
    const { get, add } = await proxiedCms()
    add({ match: /movies/, fault: { kind: 'emptyList' } })
    const response = await get('/api/movies')
    expect(await response.json()).toEqual({
      ...list,
      docs: [],
      totalDocs: 0,
      totalPages: 1,
      hasNextPage: false,
      nextPage: null,
    })
    expect(response.headers.get('content-type')).toBe('application/json')
  })

  it('shuffles a list, in the same way for the same seed', async () => {
    const { get, add, clear } = await proxiedCms()
    const idsFor = async (seed: number): Promise<number[]> => {
      clear()
      add({ match: /movies/, fault: { kind: 'shuffle', seed } })
      const answer = (await (await get('/api/movies')).json()) as typeof list
      return answer.docs.map((doc) => doc.id)
    }
    const first = await idsFor(1)
    expect(first).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(first.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await idsFor(1)).toEqual(first)
    expect(await idsFor(2)).not.toEqual(first)
  })

  it('replaces the body, the length with it, and leaves out what was true of the old one', async () => {
    const { get, add } = await proxiedCms()
    add({
      match: /movies/,
      fault: { kind: 'replaceBody', replace: (body) => Buffer.from(body.toString().replaceAll('Movie', 'Film')) },
    })
    const response = await get('/api/movies', { headers: { 'if-none-match': '"v1"' } })
    const body = await response.text()
    expect(body).toContain('"title":"Film 1"')
    expect(response.headers.get('content-length')).toBe(String(body.length))
    expect(response.headers.get('etag')).toBeNull()
  })

  it('edits a body that would have come compressed, or in part', async () => {
    const { get, add } = await proxiedCms()
    add({ match: /png/, fault: { kind: 'replaceBody', replace: (body) => body.subarray(0, 10) } })
    const response = await get('/a.png', { headers: { range: 'bytes=100-199' } })
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png.subarray(0, 10))
  })

  it('sends nothing, or a text, under the content type of a picture', async () => {
    const { get, add } = await proxiedCms()
    add({ match: /png/, times: 1, fault: { kind: 'zeroBytes' } })
    add({ match: /png/, fault: { kind: 'wrongType' } })
    const empty = await get('/a.png')
    expect([empty.status, empty.headers.get('content-type'), await empty.text()]).toEqual([200, 'image/png', ''])
    const wrong = await get('/a.png')
    expect(wrong.headers.get('content-type')).toBe('image/png')
    expect(await wrong.text()).toMatch(/^This is a text/)
  })
})
