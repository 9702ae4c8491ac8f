/** The Drupal that was recorded, as far as its answers tell: to be asked again, and for other questions. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawnFiles } from './drawn-files.ts'
import { bundlesOf, DrupalSite, type MenuLink } from './drupal-site.ts'
import { keyOf, type Resource, serialNameOf } from './resource.ts'

export const recordings = 'test/drupal/recordings'

/** Answers in which something was changed for the recording, or was said in another language. */
const ofAnotherTime = ['delete', 'language', 'write', 'revision', 'cache']

interface Document {
  readonly data?: Resource | readonly Resource[]
  readonly included?: readonly Resource[]
}

export const recorded = <T>(file: string): T => JSON.parse(readFileSync(join(recordings, file), 'utf8')) as T

/** Without the bytes of its files, which were not recorded. */
export function siteOfRecordings(): DrupalSite {
  const resources = new Map<string, Resource>()
  const files = globSync('{node,collection,include,taxonomy,media,file,paragraph,block}/**/*.json', { cwd: recordings })
  for (const file of files.filter((name) => !ofAnotherTime.includes(name.split('/')[0] ?? ''))) {
    const { data = [], included = [] } = recorded<Document>(file)
    for (const resource of [data, included].flat()) keepFuller(resources, resource)
  }
  const serials = new Map([...resources.values()].flatMap(serialsIn))
  for (const [key, resource] of resources) resources.set(key, completed(resource, serials.get(resource.id)))
  return new DrupalSite({
    resources: resources.values(),
    bundles: bundlesOf([...resources.values()]),
    webforms: new Map([['contact_us', recorded('webform/fields.json')]]),
    menus: new Map([['main', recorded<Linkset>('menu/linkset-main.json').linkset.flatMap(({ item }) => item)]]),
    files: new Map(),
  })
}

/** With files that were drawn, and say how long they are. */
export async function siteOfRecordingsWithFiles(): Promise<DrupalSite> {
  const site = siteOfRecordings()
  const all = [...site.resources.values()]
  const files = all.filter(({ type }) => type === 'file--file')
  const drawn = await drawnFiles(
    files.map((file) => ({ file, shown: all.find(({ relationships }) => showsFile(relationships, file)) })),
  )
  const bytes = new Map<string, () => Uint8Array>()
  for (const file of files) {
    const made = drawn.get(file.id) ?? new Uint8Array()
    site.edit(keyOf(file), { filesize: made.length })
    bytes.set((file.attributes['uri'] as { readonly url: string }).url, () => made)
  }
  return new DrupalSite({ ...site, resources: site.resources.values(), files: bytes })
}

/** The numbers by which relationships call their targets. */
const serialsIn = ({ relationships }: Resource): [string, unknown][] =>
  Object.values(relationships).flatMap(({ data }) =>
    [data ?? []].flat().map(({ id, meta }): [string, unknown] => [id, meta?.['drupal_internal__target_id']]),
  )

/** Of media some were recorded with a few of their fields only. What was handed out is published. */
function completed(resource: Resource, serial: unknown): Resource {
  const own = { [serialNameOf(resource.type)]: serial, status: true, changed: '2026-11-21T13:37:28+00:00' }
  return { ...resource, attributes: { ...own, ...resource.attributes } }
}

interface Linkset {
  readonly linkset: readonly { readonly item: readonly MenuLink[] }[]
}

/** Answers to questions for some fields only say less of the same thing. */
function keepFuller(
  resources: Map<string, Resource>,
  { type, id, attributes = {}, relationships = {} }: Resource,
): void {
  const known = resources.get(keyOf({ type, id }))
  if (known && Object.keys(known.attributes).length >= Object.keys(attributes).length) return
  const { metatag: _, ...own } = attributes
  const linked = Object.entries(relationships).flatMap(([name, { data }]) =>
    data === undefined ? [] : [[name, { data }]],
  )
  resources.set(keyOf({ type, id }), { type, id, attributes: own, relationships: Object.fromEntries(linked) })
}

const showsFile = (relationships: Resource['relationships'], file: Resource): boolean =>
  Object.values(relationships).some(({ data }) => [data].flat().some((target) => target?.id === file.id))
