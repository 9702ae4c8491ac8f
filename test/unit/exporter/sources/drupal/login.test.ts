/** The logins of a Drupal, by the settings of the exporter. */
import { describe, expect, it } from 'vitest'
import { parseEnvironment } from '#content/commands/parse-environment.ts'
import { environment } from '#exporter/env.ts'
import { createHttpClient } from '#exporter/http-client/client.ts'
import { cms } from '#exporter/sources/cms.ts'
import { drupalKind } from '#exporter/sources/drupal/drupal-kind.ts'
import { openCollections } from '#exporter/sources/drupal/json-api/collections.ts'
import { json, serve } from '#test/support/local-server.ts'
import { recordedReply } from './reading-drupal.ts'
import { recordedJson } from './recorded-drupal.ts'

async function loggingIn(settings: Readonly<Record<string, string>>, index: unknown = recordedJson('index-reader')) {
  const server = await serve((response, seen) => {
    if (!seen.path.endsWith('/oauth/token')) return json(index)(response, seen)
    const refused = seen.body.includes('client_secret=wrong')
    const granted = json({ token_type: 'Bearer', expires_in: 300, access_token: 'a-token' })
    return (refused ? recordedReply('oauth/token-bad-secret') : granted)(response, seen)
  })
  const env = parseEnvironment(environment, { CMS_KIND: 'drupal', CMS_URL: server.origin.href, ...settings })
  const http = createHttpClient({
    service: cms,
    origin: server.origin,
    intervalMs: 0,
    log: () => {},
    ...drupalKind.login(env),
  })
  return { seen: server.seen, open: () => openCollections(http, '/jsonapi') }
}

const consumer = { CMS_CLIENT_ID: 'exporter', CMS_CLIENT_SECRET: 'a secret' }

describe('the exporter logs in', () => {
  it('with a client id and its secret, in a form, as Drupal reads no JSON there', async () => {
    const { seen, open } = await loggingIn({ ...consumer, CMS_SCOPE: 'content:reader' })
    await open()
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /oauth/token', 'GET /jsonapi'])
    expect(seen[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
      grant_type: 'client_credentials',
      client_id: 'exporter',
      client_secret: 'a secret',
      scope: 'content:reader',
    })
    expect(seen[1]?.headers.authorization).toBe('Bearer a-token')
  })

  it('with a key, in the header of Key Auth', async () => {
    const { seen, open } = await loggingIn({ CMS_API_KEY: 'k-1234' })
    await open()
    expect(seen[0]?.headers).toMatchObject({ 'api-key': 'k-1234' })
    expect(seen[0]?.headers.authorization).toBeUndefined()
  })

  it('with a name and a password', async () => {
    const { seen, open } = await loggingIn({ CMS_LOGIN_NAME: 'reader', CMS_LOGIN_PASSWORD: 'pass:word' })
    await open()
    expect(seen[0]?.headers.authorization).toBe(`Basic ${Buffer.from('reader:pass:word').toString('base64')}`)
  })

  it('with the client before the key, which .env.example has for the embedded CMS', async () => {
    const { seen, open } = await loggingIn({ ...consumer, CMS_API_KEY: 'k-1234' })
    await open()
    expect(seen[1]?.headers['api-key']).toBeUndefined()
  })
})

describe('the export ends at its beginning', () => {
  it('where the secret is wrong, which is tried once and never printed', async () => {
    const { seen, open } = await loggingIn({ ...consumer, CMS_CLIENT_SECRET: 'wrong-secret' })
    const error = await open().catch(String)
    expect(error).toMatch(/401/)
    expect(error).not.toContain('wrong-secret')
    expect(seen).toHaveLength(1)
  })

  it('where Drupal answers, but takes the login for nobody', async () => {
    const { open } = await loggingIn({ CMS_API_KEY: 'of-nobody' }, recordedJson('index-anonymous'))
    await expect(open()).rejects.toThrow('does not take the login for anybody')
  })
})
