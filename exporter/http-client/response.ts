/** Parses a response, or makes it a `RequestError`. Pure. */
import type * as z from 'zod'
import { firstFew } from '#content/format/first-few.ts'
import { shorten } from '#content/format/shorten.ts'
import { kindOfStatus, RequestError, type RequestErrorFacts, type Service } from './errors.ts'
import type { Secrets } from './secrets.ts'

/** Characters of an answer that an error quotes. */
const maxDetailLength = 200
/** Characters of a body in which secrets are looked for before its beginning is quoted. */
const maxSearched = 50_000

/** @param url of the request. @throws RequestError for a status that is not a success. */
export async function assertOk(
  response: Response,
  url: URL,
  facts: RequestErrorFacts,
  secrets: Secrets,
): Promise<Response> {
  const { status } = response
  if (response.ok) return response
  const kind = kindOfStatus(status)
  if (kind === 'redirect')
    throw new RequestError(kind, { ...facts, status, ...whereTo(response, url, facts.service, secrets) })
  const detail = excerpt(secrets.redact(messageOf(await response.text()).slice(0, maxSearched)))
  throw new RequestError(kind, { ...facts, status, detail })
}

/** Names the origin only, as path and query of a redirect may hold a token. */
function whereTo(
  { headers }: Response,
  from: URL,
  { name, hints }: Service,
  { redact }: Secrets,
): { detail: string; hint?: string } {
  const location = headers.get('location')
  const origin = location === null ? undefined : URL.parse(location, from)?.origin
  if (origin === undefined || origin === 'null') return { detail: 'it does not say where to' }
  if (origin === from.origin) return { detail: 'to another of its own addresses' }
  const address = redact(origin)
  return {
    detail: `to ${address}`,
    hint: `Set the address of ${name} to ${address}, if it has moved there. If not: ${hints.redirect}`,
  }
}

export interface ParseOptions {
  readonly secrets: Secrets
  readonly contentType?: string | undefined
  /** The response to a login, which holds a token that is not known yet, so nothing of it is quoted. */
  readonly confidential?: boolean
  readonly parse?: ((json: string) => unknown) | undefined
}

export function parseResponse<T>(
  text: string,
  schema: z.ZodType<T>,
  facts: RequestErrorFacts,
  options: ParseOptions,
): T {
  const json = parseJson(text, options.parse)
  if ('error' in json) throw new RequestError('notJson', { ...facts, ...whatCameInstead(text, options) })
  const parsed = schema.safeParse(json.value)
  if (parsed.success) return parsed.data
  const { redact, redactError } = options.secrets
  const detail = redact(summaryOf(parsed.error))
  throw new RequestError('shape', { ...facts, detail, cause: redactError(parsed.error) })
}

function whatCameInstead(
  text: string,
  { secrets, contentType, confidential }: ParseOptions,
): { detail: string; cause?: unknown } {
  const type = contentType ?? 'no content type'
  if (confidential) return { detail: type }
  const shown = secrets.redact(text.slice(0, maxSearched))
  const detail = `${type}, ${shown ? `begins with ${JSON.stringify(excerpt(shown))}` : 'empty'}`
  // The parser's error quotes the text, so the redacted text is parsed for it.
  const json = parseJson(shown)
  return 'error' in json && text.length <= maxSearched ? { detail, cause: json.error } : { detail }
}

/** Words for where an answer departs from its schema. */
function summaryOf({ issues }: z.ZodError): string {
  const texts = issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
  return firstFew(texts, { between: '; ' })
}

function parseJson(
  text: string,
  parse: (json: string) => unknown = JSON.parse,
): { readonly value: unknown } | { readonly error: unknown } {
  try {
    return { value: parse(text) }
  } catch (error) {
    return { error }
  }
}

/** The message in a body: Payload's and JSON:API's `errors`, OAuth's `error_description`, or the title of a page. */
function messageOf(text: string): string {
  const json = parseJson(text)
  if ('error' in json) return /<title[^<>]*>([^<]*)<\/title>/i.exec(text)?.[1]?.trim() ?? ''
  const { errors, message, error_description } = fieldsOf(json.value)
  const first = fieldsOf(Array.isArray(errors) ? errors[0] : undefined)
  const said = [first.message, first.detail, message, error_description].find((word) => typeof word === 'string')
  return typeof said === 'string' ? said : ''
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const excerpt = (text: string): string => shorten(text.replaceAll(/\s+/g, ' ').trim(), maxDetailLength)
