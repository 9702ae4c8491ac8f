import { expect, it } from 'vitest'
import { apiKey, passwordLogin } from '#exporter/http/authoriser.ts'
import { client, dune, failureOf, json, movie, raw, serve } from './local-server.ts'

const authorise = apiKey({ collection: 'services', key: 'k-1234' })
const to = (location: string, status = 302) => raw('', status, { location })

it('follows a redirect within the CMS, with its credentials', async () => {
  const server = await serve(to('/api/movies/2?depth=0', 308), json(dune))
  expect(await client(server.origin, { authorise }).getJson('/api/movies/1', movie)).toEqual(dune)
  expect(server.seen.map(({ path, headers }) => [path, headers.authorization])).toEqual([
    ['/api/movies/1', 'services API-Key k-1234'],
    ['/api/movies/2?depth=0', 'services API-Key k-1234'],
  ])
})

it('refuses a redirect to another origin and asks nothing there', async () => {
  const other = await serve(json(dune))
  const server = await serve(to(`${other.origin}api/movies/1?token=abc`))
  const failure = await failureOf(client(server.origin, { authorise }).getJson('/api/movies/1', movie))
  expect(failure).toMatchObject({ kind: 'redirect', status: 302, attempts: 1 })
  expect(failure.message).toContain(`to ${other.origin.origin}, which is not the CMS`)
  expect(failure.message).not.toContain('token=abc')
  expect(other.seen).toHaveLength(0)
  expect(server.seen).toHaveLength(1)
})

it('refuses a redirect of a file to another origin', async () => {
  const other = await serve(raw('png', 200))
  const server = await serve(to(`${other.origin}a.png`))
  expect(await failureOf(client(server.origin, { authorise }).download('/api/media/file/a.png', 5000))).toMatchObject({
    kind: 'redirect',
  })
  expect(other.seen).toHaveLength(0)
})

it('refuses a path that leads to another origin', async () => {
  const other = await serve(json(dune))
  const server = await serve(json(dune))
  const http = client(server.origin, { authorise })
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

it('ends a loop of redirects', async () => {
  const server = await serve(to('/api/movies/1'))
  const failure = await failureOf(client(server.origin).getJson('/api/movies/1', movie))
  expect(failure).toMatchObject({ kind: 'redirect', detail: 'more than 5 redirects' })
  expect(server.seen).toHaveLength(6)
})

it('refuses a redirect that does not say where to', async () => {
  const server = await serve(raw('', 302))
  expect(await failureOf(client(server.origin).getJson('/api/movies/1', movie))).toMatchObject({
    kind: 'redirect',
    detail: 'it does not say where to',
  })
})

it('sends a login on after a 307 and not after a 302, which would lose its body', async () => {
  const login = { path: '/api/login', email: 'a@example.test', password: 'p-1234' }
  const options = { authorise: passwordLogin(login) }
  const kept = await serve(to('/api/login/', 307), json({ token: 'token-1', exp: 2e9 }), json(dune))
  await client(kept.origin, options).getJson('/api/movies/1', movie)
  expect(kept.seen[1]).toMatchObject({ method: 'POST', path: '/api/login/', body: kept.seen[0]?.body })
  const lost = await serve(to('/admin'))
  const failure = await failureOf(client(lost.origin, options).getJson('/api/movies/1', movie))
  expect(failure).toMatchObject({ kind: 'redirect', detail: 'after a POST, whose body would be lost' })
  expect(lost.seen).toHaveLength(1)
})
