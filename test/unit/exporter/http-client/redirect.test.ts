import { expect, it } from 'vitest'
import { keyLogin, passwordLogin } from '#exporter/http-client/auth.ts'
import { ticketingService } from '#exporter/ticketing/failures.ts'
import { client, dune, failureOf, json, movie, raw, serve } from '#test/support/local-server.ts'

const auth = keyLogin('services API-Key', 'k-1234')
const to = (location: string, status = 302) => raw('', status, { location })

it.each([301, 302, 303, 307, 308])(
  'refuses a %i to another origin, names that, and asks nothing there',
  async (status) => {
    const other = await serve(json(dune))
    const server = await serve(to(`${other.origin}api/movies/1?token=abc`, status))
    const failure = await failureOf(client(server.origin, { auth }).getJson('/api/movies/1', movie))
    expect(failure).toMatchObject({ kind: 'redirect', status, attempts: 1, detail: `to ${other.origin.origin}` })
    expect(failure.problems[0]?.hint).toContain(
      `Set the address of the CMS to ${other.origin.origin}, if it has moved there.`,
    )
    expect(`${failure.message} ${failure.problems[0]?.hint}`).not.toContain('token=abc')
    expect(other.seen).toHaveLength(0)
    expect(server.seen).toHaveLength(1)
  },
)

it('refuses a redirect within the CMS: its API answers where it is asked', async () => {
  const server = await serve(to('/api/movies/2?token=abc', 308), json(dune))
  const failure = await failureOf(client(server.origin, { auth }).getJson('/api/movies/1', movie))
  expect(failure).toMatchObject({ kind: 'redirect', status: 308, detail: 'to another of its own addresses' })
  expect(failure.problems[0]?.hint).toContain('no redirect is followed')
  expect(server.seen).toHaveLength(1)
})

it('refuses a redirect of a file', async () => {
  const other = await serve(raw('png', 200))
  const server = await serve(to(`${other.origin}a.png?signature=abc`))
  const failure = await failureOf(client(server.origin, { auth }).download('/api/media/file/a.png', 5000))
  expect(failure).toMatchObject({ kind: 'redirect' })
  expect(failure.problems[0]?.hint).toContain('answer where it is asked')
  expect(other.seen).toHaveLength(0)
})

it('refuses a redirect of a login, and tries it no second time', async () => {
  const login = passwordLogin({ path: '/api/login', email: 'a@example.test', password: 'p-1234' })
  const server = await serve(to('/api/login/', 307))
  const http = client(server.origin, { auth: login })
  for (const id of [1, 2])
    expect(await failureOf(http.getJson(`/api/movies/${id}`, movie))).toMatchObject({
      kind: 'redirect',
      path: '/api/login',
    })
  expect(server.seen).toHaveLength(1)
})

it.each([
  ['that does not say where to', raw('', 302)],
  ['to what is no address', to('http://[')],
  ['to what has no host', to('data:application/json,{}')],
  ['that is none, as nothing was asked about', raw('', 304)],
])('refuses a redirect %s', async (_, reply) => {
  const server = await serve(reply)
  expect(await failureOf(client(server.origin).getJson('/api/movies/1', movie))).toMatchObject({
    kind: 'redirect',
    detail: 'it does not say where to',
  })
})

it('shows a login to the CMS alone: of a file, too, and not where a redirect or an address of a file leads', async () => {
  const other = await serve(raw('png', 200))
  const server = await serve(raw('png', 200), to(`${other.origin}a.png`))
  const http = client(server.origin, {
    auth: { kind: 'anonymous', secrets: ['k-1234'] },
    headers: { 'api-key': 'k-1234' },
  })
  await http.download('/system/files/a.png', 3)
  expect(server.seen[0]?.headers).toMatchObject({ 'api-key': 'k-1234' })
  expect(await failureOf(http.download('/system/files/b.png', 3))).toMatchObject({ kind: 'redirect' })
  expect(await failureOf(http.download(`${other.origin}c.png`, 3))).toMatchObject({ kind: 'otherOrigin' })
  expect(other.seen).toEqual([])
})

it('refuses a path that leads to another origin', async () => {
  const other = await serve(json(dune))
  const server = await serve(json(dune))
  const http = client(server.origin, { auth })
  for (const path of [`${other.origin}api/movies/1`, `//${other.origin.host}/api/movies/1`]) {
    expect(await failureOf(http.download(path, 5000))).toMatchObject({
      kind: 'otherOrigin',
      attempts: 0,
      detail: other.origin.origin,
    })
  }
  expect(other.seen).toHaveLength(0)
})

it('takes an absolute address of the CMS itself', async () => {
  const server = await serve(json(dune))
  const http = client(server.origin)
  expect(await http.getJson(`${server.origin}api/movies/1`, movie)).toEqual(dune)
})

it('says of another service what that is called, and what to do about it', async () => {
  const server = await serve(to('https://tickets.example/'))
  const failure = await failureOf(client(server.origin, { service: ticketingService }).getJson('/films', movie))
  expect(failure.message).toBe('GET /films: the ticketing service sends us elsewhere (302): to https://tickets.example')
  expect(failure.problems[0]?.hint).toMatch(
    /^Set the address of the ticketing service to https:\/\/tickets\.example, .* Check TICKETING_URL/,
  )
})
