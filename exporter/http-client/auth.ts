/** How the exporter authenticates with a service. */
import * as z from 'zod'

export interface IssuedToken {
  readonly token: string
  readonly expires: { readonly atMs: number } | { readonly inMs: number }
}

/** A token endpoint: its request, the schema of its response, and the scheme of the `Authorization` header. */
export interface TokenEndpoint {
  /** Origin that issues the token, if another than the one that it is shown to. */
  readonly origin?: string
  readonly path: string
  readonly contentType: string
  readonly body: string
  readonly answer: z.ZodType<IssuedToken>
  readonly scheme: string
}

export type AuthMethod = {
  /** Texts that must never be printed. */
  readonly secrets: readonly string[]
} & (
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'header'; readonly value: string }
  | { readonly kind: 'token'; readonly endpoint: TokenEndpoint }
)

/** A text that a header can carry. For any other the library's error would quote the secret. */
export const headerText = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'is empty, or has spaces or letters that no header can carry')

export const anonymous: AuthMethod = { kind: 'anonymous', secrets: [] }

/** A key with every request. @param scheme what stands before it, such as `Bearer`. */
export const keyLogin = (scheme: string, key: string): AuthMethod => ({
  kind: 'header',
  value: `${scheme} ${key}`,
  secrets: [key],
})

/** A user's name and password with every request, as Drupal's Basic Auth takes them. */
export function basicLogin({ name, password }: { name: string; password: string }): AuthMethod {
  const pair = Buffer.from(`${name}:${password}`).toString('base64')
  return { kind: 'header', value: `Basic ${pair}`, secrets: [password, pair] }
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
      .object({ token: headerText, exp: z.number() })
      .transform(({ token, exp }) => ({ token, expires: { atMs: exp * 1000 } })),
  }
  return { kind: 'token', endpoint, secrets: [email, password] }
}

/** A user's name and password at an OAuth token endpoint on a host of its own, as Vista has it. */
export function passwordGrant(login: { url: URL; clientId: string; username: string; password: string }): AuthMethod {
  const { url, clientId, username, password } = login
  const form = { grant_type: 'password', client_id: clientId, username, password }
  const endpoint = { origin: url.origin, path: url.pathname, ...oauth(form) }
  return { kind: 'token', endpoint, secrets: [username, password] }
}

/** Client id and secret at an OAuth token endpoint, as Drupal's Simple OAuth has it. It reads forms only. */
export function clientCredentials(client: { path: string; id: string; secret: string; scope?: string }): AuthMethod {
  const { path, id, secret, scope } = client
  const form = { grant_type: 'client_credentials', client_id: id, client_secret: secret, ...(scope ? { scope } : {}) }
  return { kind: 'token', endpoint: { path, ...oauth(form) }, secrets: [secret] }
}

/** A grant of OAuth, which is a form. */
function oauth(form: Readonly<Record<string, string>>): Omit<TokenEndpoint, 'origin' | 'path'> {
  return {
    contentType: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(form).toString(),
    scheme: 'Bearer',
    answer: z
      .object({ access_token: headerText, expires_in: z.number() })
      .transform(({ access_token, expires_in }) => ({ token: access_token, expires: { inMs: expires_in * 1000 } })),
  }
}
