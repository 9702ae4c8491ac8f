/** Drupal answers an expired token with a page of HTML. Seen on a real one: test/drupal/recordings. */
import { describe, expect, it } from 'vitest'
import { clientCredentials } from '#exporter/http-client/auth.ts'
import { checkedSource } from '#exporter/sources/checked.ts'
import { drupalSource } from '#exporter/sources/drupal/drupal.ts'
import { recordedMapping } from '#test/drupal/recorded-mapping.ts'
import { client, json, serve } from '#test/support/local-server.ts'
import { connected, isListing, resources } from './connected-drupal.ts'
import { asRecorded, fetchAll, recordedReply } from './reading-drupal.ts'

describe('a page of HTML that comes with a 401', () => {
  it('is judged by its status: a new token is fetched once, and the question is asked again', async () => {
    let tokens = 0
    let refused = 0
    const server = await serve((response, seen) => {
      const url = new URL(seen.path, 'http://drupal.test')
      if (url.pathname === '/oauth/token') {
        tokens++
        return json({ token_type: 'Bearer', expires_in: 300, access_token: `token-${tokens}` })(response, seen)
      }
      if (seen.headers.authorization === 'Bearer token-1' && isListing(url)) {
        refused++
        return recordedReply('oauth/api-expired-token-html')(response, seen)
      }
      return asRecorded(url, resources)(response, seen)
    })
    const auth = clientCredentials({ path: '/oauth/token', id: 'exporter', secret: 'a secret of it' })
    const http = client(server.origin, { auth })
    const source = checkedSource(
      drupalSource({ http, address: server.origin, mapping: recordedMapping, ownOrigins: [] }),
    )
    await source.connect()
    expect(await source.list('movie')).toHaveLength(56)
    expect({ tokens, refused }).toEqual({ tokens: 2, refused: 1 })
  })

  it('is not turned into JSON by `_format`, as JSON:API refuses that even of a good token', async () => {
    const { source, seen } = await connected()
    await fetchAll(source, 'movie')
    expect(seen.filter(({ path }) => path.startsWith('/jsonapi') && path.includes('_format'))).toEqual([])
  })
})
