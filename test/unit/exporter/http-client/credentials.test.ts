import { describe, expect, it } from 'vitest'
import { clientCredentials, keyLogin, passwordLogin } from '#exporter/http-client/auth.ts'
import { client, dune, failureOf, json, movie, type Reply, raw, serve, testClock } from '#test/support/local-server.ts'

const login = passwordLogin({ path: '/api/services/login', email: 'service@example.test', password: 'hunter2-hunter2' })
const lifeS = 7200

/** A Payload that gives out tokens by number and takes those that `valid` lets pass. */
function payload(valid: (token: number, logins: number) => boolean): { reply: Reply; logins: () => number } {
  let logins = 0
  const reply: Reply = (response, seen) => {
    if (seen.path === '/api/services/login') {
      logins++
      const exp = Math.floor(Date.now() / 1000) + lifeS
      const answer = { message: 'Authentication Passed', exp, token: `token-${logins}`, user: { id: 1 } }
      return json(answer)(response, seen)
    }
    const token = Number(/^JWT token-(\d+)$/.exec(seen.headers.authorization ?? '')?.[1])
    return valid(token, logins)
      ? json(dune)(response, seen)
      : json({ errors: [{ message: 'No' }] }, 401)(response, seen)
  }
  return { reply, logins: () => logins }
}

describe('an API key', () => {
  it('goes along with every request', async () => {
    const server = await serve(json(dune))
    const http = client(server.origin, { auth: keyLogin('services API-Key', 'k-1234') })
    await http.getJson('/api/movies/1', movie)
    await http.download('/api/media/file/a.png', 5000)
    expect(server.seen.map((seen) => seen.headers.authorization)).toEqual(Array(2).fill('services API-Key k-1234'))
  })

  it('is not exchanged for anything after a 401', async () => {
    const server = await serve(json({}, 401))
    const http = client(server.origin, { auth: keyLogin('services API-Key', 'k-1234') })
    expect(await failureOf(http.getJson('/api/movies/1', movie))).toMatchObject({ kind: 'unauthorised', attempts: 1 })
    expect(server.seen).toHaveLength(1)
  })
})

describe('a login', () => {
  it('is made once, and its token goes along with every request', async () => {
    const cms = payload(() => true)
    const server = await serve(cms.reply)
    const http = client(server.origin, { auth: login })
    await http.getJson('/api/movies/1', movie)
    await http.getJson('/api/movies/2', movie)
    expect(server.seen.map(({ method, path, headers }) => [method, path, headers.authorization])).toEqual([
      ['POST', '/api/services/login', undefined],
      ['GET', '/api/movies/1', 'JWT token-1'],
      ['GET', '/api/movies/2', 'JWT token-1'],
    ])
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({
      email: 'service@example.test',
      password: 'hunter2-hunter2',
    })
  })

  it('is shared by requests that need it at the same time', async () => {
    const cms = payload(() => true)
    const server = await serve(cms.reply)
    const http = client(server.origin, { auth: login, concurrency: 4 })
    await Promise.all([1, 2, 3, 4, 5].map((id) => http.getJson(`/api/movies/${id}`, movie)))
    expect(cms.logins()).toBe(1)
  })

  it('is renewed when 80 % of the life of its token is over, not before', async () => {
    const cms = payload((token, logins) => token === logins)
    const server = await serve(cms.reply)
    const clock = testClock()
    const http = client(server.origin, { auth: login, clock, deadlineMs: 24 * 3_600_000 })
    await http.getJson('/api/movies/1', movie)
    clock.advance(lifeS * 790)
    await http.getJson('/api/movies/1', movie)
    expect(cms.logins()).toBe(1)
    clock.advance(lifeS * 20)
    await http.getJson('/api/movies/1', movie)
    expect(cms.logins()).toBe(2)
    expect(server.seen.filter((seen) => seen.headers.authorization === 'JWT token-1')).toHaveLength(2)
  })

  it('is renewed once after a 401, and the request repeated', async () => {
    const cms = payload((token) => token === 2)
    const server = await serve(cms.reply)
    const http = client(server.origin, { auth: login })
    expect(await http.getJson('/api/movies/1', movie)).toEqual(dune)
    expect(server.seen.map((seen) => seen.path)).toEqual([
      '/api/services/login',
      '/api/movies/1',
      '/api/services/login',
      '/api/movies/1',
    ])
    expect(http.events.map(({ type }) => type)).not.toContain('wait')
  })

  it('is not renewed a second time for the same request', async () => {
    const cms = payload(() => false)
    const server = await serve(cms.reply)
    const failure = await failureOf(client(server.origin, { auth: login }).getJson('/api/movies/1', movie))
    expect(failure).toMatchObject({ kind: 'unauthorised', method: 'GET', path: '/api/movies/1', status: 401 })
    expect(cms.logins()).toBe(2)
    expect(server.seen).toHaveLength(4)
  })

  it('is not renewed a second time for the same request, also when that has failed otherwise in between', async () => {
    const token = json({ token: 'token-1', exp: 2e9 })
    const other = json({ token: 'token-2', exp: 2e9 })
    const server = await serve(token, json({}, 401), other, json({}, 503), json({}, 401))
    const failure = await failureOf(client(server.origin, { auth: login }).getJson('/api/movies/1', movie))
    expect(failure).toMatchObject({ kind: 'unauthorised', path: '/api/movies/1', attempts: 2 })
    expect(server.seen).toHaveLength(5)
  })

  it('is renewed once for all the requests whose token was rejected', async () => {
    let ended = false
    const cms = payload((token) => !ended || token === 2)
    const server = await serve(cms.reply)
    const http = client(server.origin, { auth: login, concurrency: 4 })
    await http.getJson('/api/movies/0', movie)
    ended = true
    await Promise.all([1, 2, 3, 4].map((id) => http.getJson(`/api/movies/${id}`, movie)))
    expect(cms.logins()).toBe(2)
  })

  it('works with a single place in the pool', async () => {
    const cms = payload((token) => token === 2)
    const server = await serve(cms.reply)
    const http = client(server.origin, { auth: login, concurrency: 1 })
    expect(await Promise.all([1, 2].map((id) => http.getJson(`/api/movies/${id}`, movie)))).toEqual([dune, dune])
  })

  it('that is refused is not tried again by the next request, for the CMS would lock the user', async () => {
    const server = await serve(json({ errors: [{ message: 'The email or password provided is incorrect.' }] }, 401))
    const http = client(server.origin, { auth: login })
    const failures = await Promise.all([1, 2, 3].map((id) => failureOf(http.getJson(`/api/movies/${id}`, movie))))
    for (const failure of failures) expect(failure).toMatchObject({ kind: 'unauthorised', path: '/api/services/login' })
    expect(server.seen).toHaveLength(1)
  })

  it('that fails is tried again as often as any request, not as often as that for each attempt', async () => {
    const server = await serve(json({}, 503))
    const clock = testClock()
    const failure = await failureOf(client(server.origin, { auth: login, clock }).getJson('/api/movies/1', movie))
    expect(failure).toMatchObject({ kind: 'server', path: '/api/services/login', attempts: 5 })
    expect(server.seen).toHaveLength(5)
  })

  it('without a token in its answer is an answer in the wrong shape', async () => {
    const server = await serve(json({ message: 'Authentication Passed', user: { id: 1 } }))
    const failure = await failureOf(client(server.origin, { auth: login }).getJson('/api/movies/1', movie))
    expect(failure).toMatchObject({ kind: 'shape', method: 'POST', path: '/api/services/login' })
  })

  it('does not log in for each request where the clocks of both sides disagree', async () => {
    const server = await serve((response, seen) =>
      seen.method === 'POST' ? json({ token: 'token-1', exp: 1 })(response, seen) : json(dune)(response, seen),
    )
    const http = client(server.origin, { auth: login })
    await http.getJson('/api/movies/1', movie)
    await http.getJson('/api/movies/2', movie)
    expect(server.seen.map((seen) => seen.method)).toEqual(['POST', 'GET', 'GET'])
  })
})

describe('client credentials', () => {
  const oauth = clientCredentials({ path: '/oauth/token', id: 'exporter', secret: 's&cret', scope: 'content:reader' })
  const token = json({ token_type: 'Bearer', expires_in: 300, access_token: 'eyJ0' })

  it('are posted as a form, and the token goes along as a bearer', async () => {
    const server = await serve(token, json(dune))
    await client(server.origin, { auth: oauth }).getJson('/jsonapi/node/movie', movie)
    const [asked, fetched] = server.seen
    expect(asked?.body).toBe(
      'grant_type=client_credentials&client_id=exporter&client_secret=s%26cret&scope=content%3Areader',
    )
    expect(asked?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(fetched?.headers.authorization).toBe('Bearer eyJ0')
  })

  it('survive a 401 that is a page, as that of Drupal is', async () => {
    const page = raw('<!DOCTYPE html><title>Unauthorized</title>', 401, { 'content-type': 'text/html' })
    const server = await serve(token, page, token, json(dune))
    expect(await client(server.origin, { auth: oauth }).getJson('/jsonapi/node/movie', movie)).toEqual(dune)
  })
})
