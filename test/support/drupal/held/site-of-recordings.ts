/** The Drupal that was recorded, as far as its answers tell: to be asked again, and for other questions. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundlesOf, DrupalSite, type MenuLink } from './drupal-site.ts'
import { keyOf, type Resource } from './resource.ts'

export const recordings = 'test/drupal/recordings'

/** Answers in which something was changed for the recording, or was said in another language. */
const ofAnotherTime = ['delete', 'language', 'write', 'revision', 'cache']

interface Document {
  readonly data?: Resource | readonly Resource[]
  readonly included?: readonly Resource[]
}

export const recorded = <T>(file: string): T => JSON.parse(readFileSync(join(recordings, file), 'utf8')) as T

/** @param fileOf the bytes of a file, which were not recorded; without them its size is what was recorded. */
export function siteOfRecordings(fileOf?: (file: Resource, shown: Resource | undefined) => Uint8Array): DrupalSite {
  const resources = new Map<string, Resource>()
  const files = globSync('{node,collection,include,taxonomy,media,file,paragraph,block}/**/*.json', { cwd: recordings })
  for (const file of files.filter((name) => !ofAnotherTime.includes(name.split('/')[0] ?? ''))) {
    const { data = [], included = [] } = recorded<Document>(file)
    for (const resource of [data, included].flat()) keepFuller(resources, resource)
  }
  const all = [...resources.values()]
  const bytes = new Map<string, () => Uint8Array>()
  if (fileOf)
    for (const file of all.filter(({ type }) => type === 'file--file')) {
      const made = fileOf(
        file,
        all.find(({ relationships }) => showsFile(relationships, file)),
      )
      const { url } = file.attributes['uri'] as { readonly url: string }
      bytes.set(url, () => made)
      resources.set(keyOf(file), { ...file, attributes: { ...file.attributes, filesize: made.length } })
    }
  return new DrupalSite({
    resources: resources.values(),
    bundles: bundlesOf(all),
    webforms: new Map([['contact_us', recorded('webform/fields.json')]]),
    menus: new Map([['main', recorded<Linkset>('menu/linkset-main.json').linkset.flatMap(({ item }) => item)]]),
    files: bytes,
  })
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
