import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type AuthMethod, clientCredentials, keyLogin, passwordLogin } from '#exporter/http-client/auth.ts'
import { formatHttpEvent } from '#exporter/http-client/log.ts'
import { createSecrets } from '#exporter/http-client/secrets.ts'
import { closedPort } from '#test/support/closed-port.ts'
import {
  client,
  cutBody,
  failureOf,
  json,
  movie,
  never,
  type Reply,
  raw,
  resetConnection,
  serve,
} from '#test/support/local-server.ts'

// What must never be printed says so.
const key = 'k-XYZZY-key'
const email = 'XYZZY+service@example.test'
const password = 'p"XYZZY & <word>'
const token = 'XYZZY.token.1234'
const html = { 'content-type': 'text/html' }

const withKey = keyLogin('services API-Key', key)
const withLogin = passwordLogin({ path: '/api/services/login', email, password })
const withClient = clientCredentials({ path: '/oauth/token', id: 'exporter', secret: password })

/** Everything that anybody could print: the error with all it holds, and the log, for machines and for people. */
async function printed(origin: URL, auth: AuthMethod): Promise<string> {
  const http = client(origin, { auth, requestTimeoutMs: 150 })
  const list = z.strictObject({ docs: z.array(movie) })
  const failure = await failureOf(http.getJson('/api/movies', list, { said: auth.secrets.join(' ') }))
  const errors: unknown[] = []
  for (let error: unknown = failure; error instanceof Error; error = error.cause) {
    errors.push(error.message, error.stack, JSON.stringify(error), inspect(error, { depth: 9, showHidden: true }))
  }
  return [...errors, ...http.events.map((event) => `${formatHttpEvent(event)} ${JSON.stringify(event)}`)].join('\n')
}

/** Sends back what it was sent, and the secrets in plain, in one of the forms that texts go through. */
function echo(
  status: number,
  wrap: (said: string) => string,
  headers?: Record<string, string>,
): (known: string) => Reply {
  return (known) => (response, seen) => {
    const said = `${seen.headers.authorization} ${seen.path} ${seen.body} ${known}`
    return raw(wrap(said), status, headers)(response, seen)
  }
}

const escaped = (said: string): string =>
  said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const mischief: Record<string, (known: string) => Reply> = {
  'refuses in JSON': echo(400, (said) => JSON.stringify({ errors: [{ message: said }] })),
  'fails in JSON': echo(500, (said) => JSON.stringify({ message: said })),
  'fails with a page': echo(500, (said) => `<title>${escaped(said)}</title>`, html),
  'answers with a page': echo(200, (said) => `<p>${said}</p>`, html),
  'answers with broken JSON': echo(200, (said) => `{"said":${JSON.stringify(said)}`),
  'answers in another shape': echo(200, (said) => JSON.stringify({ docs: [{ [said]: said }], [said]: said })),
  'says 401': echo(401, (said) => JSON.stringify({ errors: [{ message: said }] })),
  'sends us elsewhere': (known) =>
    raw('', 302, { location: `http://elsewhere.example.test/?said=${encodeURIComponent(known)}` }),
  'sends us in circles': (known) => raw('', 302, { location: `/api/movies?said=${encodeURIComponent(known)}` }),
  'cuts the body': () => cutBody,
  'resets the connection': () => resetConnection,
  'never answers': () => never,
}

describe.each(Object.entries(mischief))('when the CMS %s', (_name, reply) => {
  it('shows no key', async () => {
    const server = await serve(reply(key))
    expect(await printed(server.origin, withKey)).not.toMatch(/xyzzy/i)
  })

  it('shows neither email nor password nor token', async () => {
    const issued = json({ token, exp: 2e9 })
    const broken = reply(`${email} ${password} ${token}`)
    const server = await serve((response, seen) => (seen.method === 'POST' ? issued : broken)(response, seen))
    expect(await printed(server.origin, withLogin)).not.toMatch(/xyzzy/i)
  })

  it('shows nothing of a login that fails', async () => {
    const server = await serve(reply(`${email} ${password}`))
    expect(await printed(server.origin, withLogin)).not.toMatch(/xyzzy/i)
  })

  it('shows no client secret and no bearer', async () => {
    const issued = json({ access_token: token, expires_in: 300 })
    const broken = reply(`${password} ${token}`)
    const server = await serve((response, seen) => (seen.method === 'POST' ? issued : broken)(response, seen))
    expect(await printed(server.origin, withClient)).not.toMatch(/xyzzy/i)
  })
})

it('does not show the token of a login whose answer cannot be read', async () => {
  for (const body of [`{"token":"${token}`, `{"token":"${token}"}`, `${token}`]) {
    const server = await serve(raw(body, 200, { 'content-type': 'application/json' }))
    expect(await printed(server.origin, withLogin)).not.toContain(token.slice(0, 8))
  }
})

it('does not show the key where it is the name of a host', async () => {
  const server = await serve(raw('', 302, { location: `http://${key}.example.test/` }))
  expect(await printed(server.origin, withKey)).not.toMatch(/xyzzy/i)
})

it('does not show the key when the CMS is not there', async () => {
  expect(await printed(new URL(closedPort), withKey)).not.toMatch(/XYZZY/i)
})

it('sends no credentials that stand in the address of the CMS, and does not show them', async () => {
  const server = await serve(json({}, 500))
  const origin = new URL(server.origin)
  origin.username = 'user'
  origin.password = 'XYZZY'
  expect(await printed(origin, withKey)).not.toContain('XYZZY')
  expect(server.seen[0]?.headers.authorization).toBe(`services API-Key ${key}`)
})

it('finds a secret in every spelling, and in one within another', () => {
  const secret = 'é &"\\<\'/'
  const html = '&#xE9; &amp;&quot;\\&lt;&#039;/'
  const { redact } = createSecrets([secret])
  expect(redact(`(${secret})`)).toBe('(***)')
  expect(redact(`(${encodeURIComponent(secret)})`)).toBe('(***)')
  expect(redact(`(${encodeURIComponent(secret).toLowerCase()})`)).toBe('(***)')
  expect(redact(`(${new URLSearchParams({ a: secret })})`)).toBe('(a=***)')
  expect(redact(JSON.stringify([secret]))).toBe('["***"]')
  expect(redact(JSON.stringify(JSON.stringify([secret])))).toBe('"[\\"***\\"]"')
  expect(redact(html)).toBe('***')
  expect(redact(JSON.stringify(secret).replace('é', '\\u00e9'))).toBe('"***"')
})

it('finds a secret that looks like a spelling of something else', () => {
  const { redact } = createSecrets(['p%41+&lt;\\n'])
  expect(redact('p%41+&lt;\\n')).toBe('***')
  expect(redact(encodeURIComponent('p%41+&lt;\\n'))).toBe('***')
  expect(redact(JSON.stringify('p%41+&lt;\\n'))).toBe('"***"')
})

it('is not stopped by a long token', () => {
  const token = 'abc.DEF-012_'.repeat(1000)
  expect(createSecrets([token]).redact(`Bearer ${token}, ${token.slice(1)}`)).toBe(`Bearer ***, ${token.slice(1)}`)
})

it('takes the longer of two secrets that overlap, and those it learns later', () => {
  const secrets = createSecrets(['ab', 'abcd'])
  expect(secrets.redact('abcd ab')).toBe('*** ***')
  secrets.add('later')
  expect(secrets.redact('sooner or later')).toBe('sooner or ***')
  expect(createSecrets(['']).redact('nothing is secret')).toBe('nothing is secret')
})

it('keeps what helps in a cause: name, code, stack and its own cause', () => {
  const cause = Object.assign(new Error(`connect ${key}`), { code: 'ECONNREFUSED', request: { key } })
  const copy = createSecrets([key]).redactError(new TypeError('fetch failed', { cause }))
  expect(copy).toMatchObject({ name: 'TypeError', message: 'fetch failed' })
  expect(copy.cause).toMatchObject({ message: 'connect ***', code: 'ECONNREFUSED' })
  expect(copy.cause).not.toHaveProperty('request')
  expect(copy.stack).toContain('secrets.test.ts')
})
