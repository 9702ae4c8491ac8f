import { describe, expect, it } from 'vitest'
import { list, png, proxiedCms } from './proxied-cms.ts'

describe('without a rule', () => {
  it('passes answers on as they are', async () => {
    const { get, requests } = await proxiedCms()
    const response = await get('/api/movies?page=1')
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toBe('"v1"')
    expect(response.headers.get('x-powered-by')).toBe('test')
    expect(await response.json()).toEqual(list)
    expect(requests).toEqual([{ method: 'GET', path: '/api/movies?page=1', status: 200 }])
  })

  it('passes method, headers and body of requests on as they are', async () => {
    const { get, origin } = await proxiedCms()
    const response = await get('/echo?a=1', {
      method: 'POST',
      body: 'hello',
      headers: { authorization: 'JWT x', 'x-odd': 'yes' },
    })
    expect(response.status).toBe(201)
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(await response.json()).toMatchObject({
      method: 'POST',
      url: '/echo?a=1',
      body: 'hello',
      headers: { authorization: 'JWT x', 'x-odd': 'yes', host: origin.host },
    })
  })

  it('passes a part of a file on with its range and its length', async () => {
    const { get } = await proxiedCms()
    const response = await get('/a.png', { headers: { range: 'bytes=100-199' } })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe('bytes 100-199/1000')
    expect(response.headers.get('content-length')).toBe('100')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png.subarray(100, 200))
  })

  it('passes a compressed body on as it is', async () => {
    const { get } = await proxiedCms()
    const response = await get('/zipped')
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(await response.json()).toEqual({ docs: [] })
  })

  it('keeps a connection for many requests', async () => {
    const { get, requests } = await proxiedCms()
    for (let id = 0; id < 20; id++) await (await get(`/api/movies/${id}`)).text()
    expect(requests).toHaveLength(20)
  })
})
