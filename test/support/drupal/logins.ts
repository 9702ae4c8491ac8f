/** Who may ask: tokens of Simple OAuth, the key of Key Auth, the account of Basic Auth. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Answer, json, page } from './answer.ts'

export const consumer = {
  id: 'snapshot',
  secret: 'snapshot-secret',
  user: 'b8076ce3-5d0b-439d-89fe-e80306a21add',
} as const
export const account = { name: 'exporter', password: 'exporter-password' } as const
export const apiKeyOfExporter = 'development-only-key-0000'

export interface Logins {
  /** What the token endpoint answers. */
  readonly token: (request: IncomingMessage, body: string) => Answer
  /** A login that is wrong is nobody's, and is not taken for that of a visitor. */
  readonly whoAsks: (request: IncomingMessage) => 'exporter' | 'visitor' | 'nobody'
  readonly revokeTokens: () => void
}

/** @param tokenSeconds how long a token is good. */
export function createLogins(tokenSeconds: number): Logins {
  const tokens = new Map<string, number>()

  function token({ method, headers }: IncomingMessage, body: string): Answer {
    if (method !== 'POST') return page(405, 'Method Not Allowed')
    const given = new URLSearchParams(
      headers['content-type']?.startsWith('application/x-www-form-urlencoded') ? body : '',
    )
    const [id, secret] = basic(headers.authorization) ?? [given.get('client_id'), given.get('client_secret')]
    if (given.get('grant_type') !== 'client_credentials')
      return oauth(
        400,
        'unsupported_grant_type',
        'The authorization grant type is not supported by the authorization server.',
      )
    if (id !== consumer.id || secret !== consumer.secret)
      return oauth(401, 'invalid_client', 'Client authentication failed')
    const made = `${randomUUID()}.${randomUUID()}`
    tokens.set(made, Date.now() + tokenSeconds * 1000)
    const granted = { token_type: 'Bearer', expires_in: tokenSeconds, access_token: made }
    return {
      ...json(200, granted, 'application/json; charset=UTF-8'),
      headers: { 'cache-control': 'no-store, private' },
    }
  }

  return { token, whoAsks: (request) => whoAsks(request, tokens), revokeTokens: () => tokens.clear() }
}

const oauth = (status: number, error: string, error_description: string): Answer =>
  json(status, { error, error_description }, 'application/json')

export const refused: Answer = {
  ...page(401, 'Unauthorized'),
  headers: {
    'www-authenticate':
      'Bearer realm="OAuth", error="access_denied", error_description="Access token could not be verified"',
  },
}

function whoAsks({ headers }: IncomingMessage, tokens: ReadonlyMap<string, number>): 'exporter' | 'visitor' | 'nobody' {
  if (headers['api-key'] !== undefined) return headers['api-key'] === apiKeyOfExporter ? 'exporter' : 'nobody'
  const { authorization } = headers
  if (authorization === undefined) return 'visitor'
  const [name, password] = basic(authorization) ?? []
  if (name !== undefined) return name === account.name && password === account.password ? 'exporter' : 'nobody'
  return (tokens.get(authorization.replace(/^Bearer /u, '')) ?? 0) > Date.now() ? 'exporter' : 'nobody'
}

function basic(header: string | undefined): readonly string[] | undefined {
  const [, encoded] = /^Basic (.+)$/u.exec(header ?? '') ?? []
  return encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString().split(':')
}
