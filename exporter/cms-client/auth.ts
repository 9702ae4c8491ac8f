/** How the exporter authenticates with the CMS. */
import * as z from 'zod'

export interface IssuedToken {
  readonly token: string
  readonly expires: { readonly atMs: number } | { readonly inMs: number }
}

/** A token endpoint: its request, the schema of its response, and the scheme of the `Authorization` header. */
export interface TokenEndpoint {
  readonly path: string
  readonly contentType: string
  readonly body: string
  readonly answer: z.ZodType<IssuedToken>
  readonly scheme: string
}

interface Kept {
  /** Texts that must never be printed. */
  readonly secrets: readonly string[]
}

export type AuthMethod = Kept &
  (
    | { readonly kind: 'anonymous' }
    | { readonly kind: 'header'; readonly value: string }
    | { readonly kind: 'token'; readonly endpoint: TokenEndpoint }
  )

// What a header can carry. For anything else the library's error would quote the secret.
const printable = /^[\x21-\x7e]+$/
const token = z.string().regex(printable)

export const anonymous: AuthMethod = { kind: 'anonymous', secrets: [] }

/** An API key of a Payload user. The collection is the one that holds the user, `services` for instance. */
export function apiKey({ collection, key }: { collection: string; key: string }): AuthMethod {
  if (!printable.test(collection)) throw new TypeError('The collection of the API key must be its slug')
  if (!printable.test(key))
    throw new TypeError('The API key is empty, or has spaces or letters that no header can carry')
  return { kind: 'header', value: `${collection} API-Key ${key}`, secrets: [key] }
}

/** Email and password at a Payload login (`/api/<collection>/login`). */
export function passwordLogin(login: { path: string; email: string; password: string }): AuthMethod {
  const { path, email, password } = login
  const endpoint = {
    path,
    contentType: 'application/json',
    body: JSON.stringify({ email, password }),
    scheme: 'JWT',
    answer: z
      .object({ token, exp: z.number() })
      .transform(({ token, exp }) => ({ token, expires: { atMs: exp * 1000 } })),
  }
  return { kind: 'token', endpoint, secrets: [email, password] }
}

/** Client id and secret at an OAuth token endpoint, as Drupal's Simple OAuth has it. It reads forms only. */
export function clientCredentials(client: { path: string; id: string; secret: string; scope?: string }): AuthMethod {
  const { path, id, secret, scope } = client
  const form = { grant_type: 'client_credentials', client_id: id, client_secret: secret, ...(scope ? { scope } : {}) }
  const endpoint = {
    path,
    contentType: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(form).toString(),
    scheme: 'Bearer',
    answer: z
      .object({ access_token: token, expires_in: z.number() })
      .transform(({ access_token, expires_in }) => ({ token: access_token, expires: { inMs: expires_in * 1000 } })),
  }
  return { kind: 'token', endpoint, secrets: [secret] }
}
