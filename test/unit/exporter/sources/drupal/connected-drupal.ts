/** A connected source over the recorded Drupal, with what a test changes in it. */
import type { Resource } from '#exporter/sources/drupal/json-api/json-api.ts'
import type { SiteMapping } from '#exporter/sources/drupal/mapping/site-mapping.ts'
import type { Source } from '#exporter/sources/source.ts'
import { recordedMapping } from '#test/drupal/recorded-mapping.ts'
import type { Seen } from '#test/support/local-server.ts'
import { type Otherwise, readingDrupal } from './reading-drupal.ts'
import { recordedResources } from './recorded-drupal.ts'

export const resources = recordedResources()

/** The recorded site, with some resources otherwise. */
export const changed = (change: (resource: Resource) => Resource | undefined): Resource[] =>
  resources.flatMap((resource) => change(structuredClone(resource)) ?? [])

export async function connected(
  held: readonly Resource[] = resources,
  otherwise?: Otherwise,
  mapping: SiteMapping = recordedMapping,
): Promise<{ source: Source; seen: readonly Seen[] }> {
  const reading = await readingDrupal(() => held, mapping, otherwise)
  await reading.source.connect()
  return reading
}

/** The revision of each entry in a list, by its id. */
export const revisions = async (source: Source, type: 'movie' | 'basicPage' | 'taxonomy' | 'file') =>
  new Map((await source.list(type)).map(({ id, revision }) => [id, revision]))

/** Whether a whole list is asked for, and not some of it. */
export const isListing = ({ searchParams }: URL): boolean => searchParams.has('sort')
export const isOf = (url: URL, resource: string): boolean => url.pathname === `/jsonapi/${resource.replace('--', '/')}`
