/** A source over a server that answers as the recorded Drupal did, except where a test says otherwise. */
import type { Entry, EntryType } from '#content/schema/entry-types.ts'
import type { HttpClient } from '#exporter/http-client/client.ts'
import { toEntry } from '#exporter/map/to-entry.ts'
import type { ExportProblem } from '#exporter/problem.ts'
import { checkedSource } from '#exporter/sources/checked.ts'
import { drupalSource } from '#exporter/sources/drupal/drupal.ts'
import type { Resource } from '#exporter/sources/drupal/json-api/json-api.ts'
import type { SiteMapping } from '#exporter/sources/drupal/mapping/site-mapping.ts'
import type { Source, SourceDocument } from '#exporter/sources/source.ts'
import { client, json, type Reply, raw, type Seen, serve } from '#test/support/local-server.ts'
import { answerOf, recorded, recordedJson } from './recorded-drupal.ts'

/** Undefined: as the recorded one answers. */
export type Otherwise = (url: URL, seen: Seen) => Reply | undefined

export const recordedReply = (name: string): Reply =>
  raw(recorded(name).body, recorded(name).status, recorded(name).headers)

export async function readingDrupal(
  resources: () => readonly Resource[],
  mapping: SiteMapping,
  otherwise: Otherwise = () => undefined,
): Promise<{ source: Source; http: HttpClient; seen: readonly Seen[] }> {
  const server = await serve((response, seen) => {
    const url = new URL(seen.path, 'http://drupal.test')
    const reply = otherwise(url, seen) ?? asRecorded(url, resources())
    return reply(response, seen)
  })
  const http = client(server.origin)
  const source = drupalSource({ http, address: server.origin, mapping, ownOrigins: ['https://www.chain.example'] })
  return { source: checkedSource(source), http, seen: server.seen }
}

export function asRecorded(url: URL, resources: readonly Resource[]): Reply {
  const [, , entityType = '', bundle = ''] = url.pathname.split('/')
  if (url.pathname === '/jsonapi') return json(recordedJson('index-reader'))
  if (url.pathname === '/system/menu/main/linkset') return json(recordedJson('menu/linkset-main'))
  if (url.pathname.startsWith('/system/menu/')) return recordedReply('menu/linkset-unknown')
  if (url.pathname === '/webform_rest/contact_us/fields') return json(recordedJson('webform/fields'))
  return json(answerOf(resources, `${entityType}--${bundle}`, url.searchParams))
}

export async function fetchAll(source: Source, type: EntryType, ids?: readonly string[]): Promise<SourceDocument[]> {
  const wanted = ids ?? (await source.list(type)).map(({ id }) => id)
  const documents = []
  for await (const batch of source.fetch(type, wanted)) documents.push(...batch)
  return documents
}

/** The entry of a document, and what was reported. Everything is published, unless a test says so. */
export function entryOf(source: Source, document: SourceDocument, isPublished = (_: string): boolean => true) {
  const problems: ExportProblem[] = []
  const context = { readers: source.readers, isPublished, report: (problem: ExportProblem) => problems.push(problem) }
  const { entry, waiting } = toEntry(document, context)
  return { entry: entry as Entry | undefined, waiting, problems }
}
