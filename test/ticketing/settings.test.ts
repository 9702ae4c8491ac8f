import { describe, expect, it } from 'vitest'
import { isConfigured } from '#exporter/ticketing/fetch-ticketing.ts'
import { connectTicketing } from '#exporter/ticketing/settings.ts'
import { json, serve } from '#test/support/local-server.ts'

const url = { TICKETING_URL: 'https://tickets.example/ocapi/v1', TICKETING_API: 'vista-ocapi' }
const login = {
  TICKETING_TOKEN_URL: 'https://login.example/connect/token',
  TICKETING_CLIENT_ID: 'gsc',
  TICKETING_USERNAME: 'exporter',
  TICKETING_PASSWORD: 'secret-word',
}

const connect = (values: Record<string, string>) => connectTicketing(values, { log: () => {} })

describe('the settings of ticketing', () => {
  it.each([
    ['a key', { ...url, TICKETING_KEY: 'abc' }],
    ['a login', { ...url, ...login }],
    ['the first generation', { ...url, TICKETING_API: 'vista-connect', TICKETING_KEY: 'abc' }],
  ])('are enough with %s', async (_, values) => {
    const { service, http } = connect(values)
    expect(isConfigured(service) && service.name).toBe(values.TICKETING_API)
    await http?.close()
  })

  it.each<[string, Record<string, string>]>([
    ['TICKETING_URL', { ...url, TICKETING_URL: 'tickets.example', TICKETING_KEY: 'abc' }],
    ['TICKETING_API', { TICKETING_URL: url.TICKETING_URL, TICKETING_KEY: 'abc' }],
    ['TICKETING_API', { ...url, TICKETING_API: 'veezi', TICKETING_KEY: 'abc' }],
    ['TICKETING_KEY', url],
    ['TICKETING_KEY', { ...url, TICKETING_KEY: 'a b' }],
    ['TICKETING_PASSWORD', { ...url, ...login, TICKETING_PASSWORD: '' }],
    ['TICKETING_INTERVAL_MS', { ...url, TICKETING_KEY: 'abc', TICKETING_INTERVAL_MS: 'often' }],
    ['SKIP_TICKETING', { SKIP_TICKETING: 'some' }],
  ])('name %s where it is wrong, and repeat no value', (key, values) => {
    expect(() => connect(values)).toThrow(key)
    expect(() => connect(values)).not.toThrow(/secret-word/)
  })

  it('need no address, and none is asked where ticketing is skipped', () => {
    expect(connect({}).service).toEqual({ reason: 'TICKETING_URL is not set' })
    expect(connect({ TICKETING_URL: '', TICKETING_API: '' }).service).toEqual({ reason: 'TICKETING_URL is not set' })
    expect(connect({ ...url, TICKETING_KEY: 'abc', SKIP_TICKETING: '1' }).service).toEqual({
      reason: 'SKIP_TICKETING is set',
    })
  })
})

it('lead to a token endpoint on a host of its own, which alone gets the password', async () => {
  const tokens = await serve(json({ access_token: 'issued-token', expires_in: 60 }))
  const api = await serve(json({ sites: [] }))
  const { service, http } = connect({
    ...login,
    TICKETING_URL: `${api.origin}ocapi/v1/`,
    TICKETING_API: 'vista-ocapi',
    TICKETING_TOKEN_URL: `${tokens.origin}connect/token`,
    TICKETING_REGION: 'MY',
  })
  expect(isConfigured(service) && (await service.listSites())).toEqual([])
  await http?.close()
  expect(
    tokens.seen.map(({ method, path, body }) => [method, path, Object.fromEntries(new URLSearchParams(body))]),
  ).toEqual([
    [
      'POST',
      '/connect/token',
      { grant_type: 'password', client_id: 'gsc', username: 'exporter', password: 'secret-word' },
    ],
  ])
  expect(api.seen).toMatchObject([
    { path: '/ocapi/v1/sites', headers: { authorization: 'Bearer issued-token', 'connect-region-code': 'MY' } },
  ])
  expect(JSON.stringify(api.seen)).not.toContain('secret-word')
})
