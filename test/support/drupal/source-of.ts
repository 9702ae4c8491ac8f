/** The exporter's adapter over a played Drupal, without what an export does with it. */
import type { Entry, EntryType } from '#content/schema/entry-types.ts'
import { type AuthMethod, clientCredentials } from '#exporter/http-client/auth.ts'
import { createHttpClient } from '#exporter/http-client/client.ts'
import { toEntry } from '#exporter/map/to-entry.ts'
import type { ExportProblem } from '#exporter/problem.ts'
import { checkedSource } from '#exporter/sources/checked.ts'
import { cms } from '#exporter/sources/cms.ts'
import { drupalSource } from '#exporter/sources/drupal/drupal.ts'
import type { SiteMapping } from '#exporter/sources/drupal/mapping/site-mapping.ts'
import type { Source, SourceDocument } from '#exporter/sources/source.ts'
import { consumer } from './logins.ts'
import type { Drupal } from './server.ts'

interface Settings {
  readonly mapping?: SiteMapping
  readonly login?: { readonly auth: AuthMethod; readonly headers?: Readonly<Record<string, string>> }
  readonly now?: () => Date
}

export async function sourceOf(
  drupal: Pick<Drupal, 'origin' | 'site'>,
  { mapping = {}, login, now }: Settings = {},
): Promise<Source> {
  const address = new URL(`${drupal.origin}${drupal.site.base}`)
  const byConsumer = { auth: clientCredentials({ path: `${drupal.site.base}/oauth/token`, ...consumer }) }
  const http = createHttpClient({
    service: cms,
    origin: address,
    intervalMs: 0,
    log: () => undefined,
    ...(login ?? byConsumer),
  })
  const source = checkedSource(drupalSource({ http, address, mapping, ownOrigins: [], ...(now ? { now } : {}) }))
  await source.connect()
  return source
}

export interface Read {
  readonly document: SourceDocument
  readonly entry: Entry | undefined
  readonly problems: readonly ExportProblem[]
}

/** What a source holds of some types now, by `<type>/<id>`; others count as published. */
export async function readEntries(source: Source, ...types: readonly EntryType[]): Promise<Map<string, Read>> {
  const listed = new Map(
    await Promise.all(types.map(async (type) => [type, (await source.list(type)).map(({ id }) => id)] as const)),
  )
  const isPublished = (key: string): boolean => {
    const [type = '', id = ''] = key.split('/')
    return !key.includes(':') && (listed.get(type as EntryType)?.includes(id) ?? true)
  }
  const read = new Map<string, Read>()
  for (const [type, ids] of listed)
    for await (const documents of source.fetch(type, ids))
      for (const document of documents) {
        const problems: ExportProblem[] = []
        const report = (problem: ExportProblem) => problems.push(problem)
        const measured =
          type === 'file'
            ? {
                path: `${document.fields['slug']}-00000000.png`,
                mime: 'image/png',
                bytes: 1,
                sha256: '0'.repeat(64),
                width: 1,
                height: 1,
                dominantColour: '#000000',
              }
            : {}
        const { entry } = toEntry(document, { readers: source.readers, isPublished, report }, measured)
        read.set(`${type}/${document.id}`, { document, entry, problems })
      }
  return read
}

/** The revision of everything of a type, by id. */
export const revisionsIn = async (source: Source, type: EntryType): Promise<ReadonlyMap<string, string>> =>
  new Map((await source.list(type)).map(({ id, revision }) => [id, revision]))
