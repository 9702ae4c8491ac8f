import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { client, dune, failureOf, json, movie, raw, serve } from '#test/support/local-server.ts'

const page = '<!doctype html><title>Back soon</title>'
const html = { 'content-type': 'text/html; charset=utf-8' }

describe('an answer that is not what was asked for', () => {
  it('refuses a page where JSON was expected, without asking again', async () => {
    const server = await serve(raw(page, 200, html), json(dune))
    const failure = await failureOf(client(server.origin).getJson('/api/movies/1', movie))
    expect(failure).toMatchObject({ kind: 'notJson', status: 200, attempts: 1 })
    expect(failure.message).toBe(
      'GET /api/movies/1: the CMS answered with something that is not JSON (200): ' +
        'text/html; charset=utf-8, begins with "<!doctype html><title>Back soon</title>"',
    )
    expect(failure.cause).toBeInstanceOf(SyntaxError)
    expect(server.seen).toHaveLength(1)
  })

  it('takes a page with status 503 for what it is, and asks again', async () => {
    const server = await serve(raw(page, 503, html), json(dune))
    expect(await client(server.origin).getJson('/api/movies/1', movie)).toEqual(dune)
  })

  it('quotes the title of an error page', async () => {
    const server = await serve(raw(page, 500, html))
    const failure = await failureOf(client(server.origin).getJson('/api/movies/1', movie))
    expect(failure).toMatchObject({ kind: 'server', detail: 'Back soon' })
  })

  it.each(['', '{"title":"Dune"', 'undefined'])('refuses broken JSON: %j', async (body) => {
    const server = await serve(raw(body, 200, { 'content-type': 'application/json' }))
    const failure = await failureOf(client(server.origin).getJson('/api/movies/1', movie))
    expect(failure).toMatchObject({ kind: 'notJson', attempts: 1 })
    expect(server.seen).toHaveLength(1)
  })

  it('names the fields of an answer in another shape', async () => {
    const list = z.object({ docs: z.array(movie), totalDocs: z.number() })
    const server = await serve(json({ docs: [dune, { title: 7 }] }))
    const failure = await failureOf(client(server.origin).getJson('/api/movies', list))
    expect(failure).toMatchObject({ kind: 'shape', attempts: 1 })
    expect(failure.message).toContain('docs.1.title: Invalid input: expected string, received number; totalDocs:')
    expect(server.seen).toHaveLength(1)
  })

  it('names five fields and counts the others', async () => {
    const server = await serve(json({ docs: Array.from({ length: 9 }, () => ({})) }))
    const failure = await failureOf(client(server.origin).getJson('/api/movies', z.object({ docs: z.array(movie) })))
    expect(failure.detail).toMatch(/docs\.4\.title: [^;]+; and 4 more$/)
  })
})

describe('an answer that refuses', () => {
  it('says of a 403 that the key is wrong or its user may not read this', async () => {
    const server = await serve(json({ errors: [{ message: 'You are not allowed to perform this action.' }] }, 403))
    const failure = await failureOf(client(server.origin).getJson('/api/movies', movie))
    expect(failure).toMatchObject({ kind: 'forbidden', method: 'GET', path: '/api/movies', status: 403, attempts: 1 })
    expect(failure.message).toBe(
      'GET /api/movies: the CMS says 403: the key is wrong or its user may not read this: ' +
        'You are not allowed to perform this action.',
    )
    expect(failure.problems[0]?.hint).toContain('Check CMS_API_KEY')
  })

  it('says of a 404 that nothing is there, in both shapes of Payload', async () => {
    const server = await serve(
      json({ errors: [{ message: 'Not Found' }] }, 404),
      json({ message: 'Route not found "/api/x"' }, 404),
    )
    const http = client(server.origin)
    expect(await failureOf(http.getJson('/api/movies/9', movie))).toMatchObject({
      kind: 'notFound',
      detail: 'Not Found',
    })
    expect(await failureOf(http.getJson('/api/x', movie))).toMatchObject({
      kind: 'notFound',
      detail: 'Route not found "/api/x"',
    })
  })

  it('repeats what the CMS says about a 400', async () => {
    const said = 'The following path cannot be queried: bogus'
    const server = await serve(
      json({ errors: [{ name: 'QueryError', data: [{ path: 'bogus' }], message: said }] }, 400),
    )
    const failure = await failureOf(client(server.origin).getJson('/api/movies', movie, { 'where[bogus][equals]': 1 }))
    expect(failure).toMatchObject({
      kind: 'refused',
      status: 400,
      detail: said,
      path: '/api/movies?where[bogus][equals]=1',
    })
  })

  it('cuts a long message between two characters', async () => {
    // A letter of two units on either side of the last that is quoted.
    for (const begins of ['', 'a']) {
      const said = begins + '\u{20000}'.repeat(200)
      const server = await serve(json({ message: said }, 400))
      const { detail = '' } = await failureOf(client(server.origin).getJson('/api/movies', movie))
      expect(detail).toMatch(/^a?\u{20000}{98,}…$/u)
      expect(detail.length).toBeLessThanOrEqual(200)
    }
  })

  it('reads the detail of a JSON:API error', async () => {
    const server = await serve(
      json({ jsonapi: { version: '1.0' }, errors: [{ status: '400', detail: 'Bad filter.' }] }, 400),
    )
    expect(await failureOf(client(server.origin).getJson('/jsonapi/node/movie', movie))).toMatchObject({
      detail: 'Bad filter.',
    })
  })
})

describe('what is asked', () => {
  it('adds the query to that of the path and leaves out what is undefined', async () => {
    const server = await serve(json(dune))
    const http = client(server.origin)
    await http.getJson('/api/movies?depth=0', movie, { limit: 2, 'where[slug][equals]': 'a & b', page: undefined })
    expect(server.seen[0]?.path).toBe('/api/movies?depth=0&limit=2&where%5Bslug%5D%5Bequals%5D=a+%26+b')
    expect(server.seen[0]?.headers.accept).toBe('application/json')
  })

  it('gives the schema the last word on the value', async () => {
    const server = await serve(json({ title: 'Dune', _status: 'published' }))
    const title = movie.transform(({ title }) => title)
    expect(await client(server.origin).getJson('/api/movies/1', title)).toBe('Dune')
  })
})
