/** The server of these tests answers as the Drupal did that was recorded: else nothing here would prove anything. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recorded, siteOfRecordings } from '#test/support/drupal/held/site-of-recordings.ts'
import { consumer } from '#test/support/drupal/logins.ts'
import { type Drupal, startDrupal } from '#test/support/drupal/server.ts'

interface Exchange {
  readonly name: string
  readonly as: string
  readonly method: string
  readonly path: string
  readonly requestBody?: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly file: string
}

interface Document {
  readonly data?: readonly {
    readonly type: string
    readonly id: string
    readonly attributes?: object
    readonly relationships?: object
  }[]
  readonly included?: readonly { readonly type: string; readonly id: string }[]
  readonly links?: { readonly next?: unknown }
  readonly meta?: { readonly omitted?: { readonly links: object } }
}

const { entries } = recorded<{ entries: readonly Exchange[] }>('index.json')

let drupal: Drupal
let token: string
beforeAll(async () => {
  drupal = await startDrupal(siteOfRecordings())
  token = await tokenFor(`grant_type=client_credentials&client_id=${consumer.id}&client_secret=${consumer.secret}`)
})
afterAll(() => drupal.close())

const post = (body: string): Promise<Response> =>
  fetch(`${drupal.origin}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })

async function tokenFor(body: string): Promise<string> {
  const { access_token } = (await (await post(body)).json()) as { access_token: string }
  return access_token
}

/** Questions that the exporter never asks. */
const unasked = [
  'collection/sort-long-form',
  'collection/filter-by-term-name',
  'collection/filter-uid-name',
  'collection/filter-field-access',
  'collection/filter-group-or',
  'include/uid-display-name-only',
  'include/forbidden-vocabulary',
]

const collections = entries.filter(
  ({ name, as, method }) =>
    as === 'snapshot' && method === 'GET' && /^(?:node|collection|include)\//u.test(name) && !unasked.includes(name),
)

/** What an exporter relies on: not the addresses in it, and not the order where none was asked for. */
function gist({ data = [], included = [], links, meta }: Document) {
  const keys = (resources: readonly { type: string; id: string }[]) => resources.map(({ type, id }) => `${type}/${id}`)
  const names = (values: object = {}) =>
    Object.keys(values)
      .filter((name) => name !== 'metatag')
      .sort()
  return {
    data: keys(data),
    fields: data.map(({ attributes, relationships }) => [names(attributes), names(relationships)]),
    included: keys(included).sort(),
    hasNext: links?.next !== undefined,
    omitted: Object.keys(meta?.omitted?.links ?? {}).length,
  }
}

it.each(collections)('$name', async ({ path, status, headers, file }) => {
  const response = await fetch(drupal.origin + path, { headers: { authorization: `Bearer ${token}` } })
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toContain(headers['content-type'])
  const answer = (await response.json()) as Document
  if (status === 200) expect(gist(answer)).toEqual(gist(recorded<Document>(file)))
  else expect(Object.keys(answer)).toEqual(Object.keys(recorded<object>(file)))
})

it('has compared what there is to compare', () => {
  expect(collections.length).toBeGreaterThan(40)
})
