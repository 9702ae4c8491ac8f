/** An entry of the contract as the resources of the Drupal that holds it: its own, its paragraphs, the file of a medium. */
import type { Entry } from '#content/schema/entry-types.ts'
import type { FieldPlans } from '#exporter/sources/drupal/mapping/plan.ts'
import type { Identities, Identity } from './identities.ts'
import { entityTypeOf, type Identifier, type Resource, serialNameOf, timestamp } from './resource.ts'
import { type Draft, writeValues } from './write-values.ts'

interface Written {
  readonly own: Resource
  readonly belongings: readonly Resource[]
}

export function toResources(entry: Entry, changed: string, identity: Identity, identities: Identities): Written {
  const belongings: Resource[] = []
  const { plan, uuid, serial, alias } = identity
  const addParagraph = (name: string, place: string, plans: FieldPlans, values: object): Identifier => {
    const type = `paragraph--${name}`
    const id = `${uuid}-${place}`
    const number = identities.nextSerial('paragraph')
    const draft = emptyDraft(type, number, changed)
    writeValues(plans, values as Readonly<Record<string, unknown>>, draft, {
      identities,
      addParagraph,
      place,
    })
    belongings.push({ type, id, ...draft })
    return { type, id, meta: { target_revision_id: number, drupal_internal__target_id: number } }
  }
  const draft = emptyDraft(plan.resource, serial, changed)
  draft.attributes['path'] = { alias, pid: serial, langcode: 'en' }
  if (entry.type === 'file' && plan.bytes) {
    const file = fileOf(entry, changed, identities.nextSerial('file'))
    belongings.push(file)
    const { width, height } = entry
    const meta = { title: '', width, height, drupal_internal__target_id: file.attributes['drupal_internal__fid'] }
    draft.relationships[plan.bytes] = { data: { type: file.type, id: file.id, meta } }
    draft.attributes['name'] = entry.slug
  }
  if (entry.type === 'form') draft.relationships['webform'] = { data: identities.identifierOf(`form/${entry.id}`) }
  writeValues(plan.fields, { ...entry }, draft, { identities, addParagraph })
  return { own: { type: plan.resource, id: uuid, ...draft }, belongings }
}

/** What Drupal says of every entity, whoever made its fields. */
function emptyDraft(type: string, serial: number, changed: string): Draft {
  const entityType = entityTypeOf(type)
  const attributes: Record<string, unknown> = { [serialNameOf(type)]: serial, langcode: 'en' }
  if (entityType === 'redirect') return { attributes, relationships: {} }
  Object.assign(attributes, { status: true, default_langcode: true, created: '2026-01-05T08:15:00+00:00' })
  if (entityType !== 'paragraph') attributes['changed'] = timestamp(changed)
  if (entityType === 'node' || entityType === 'media') attributes['drupal_internal__vid'] = serial
  else attributes['drupal_internal__revision_id'] = serial
  return { attributes, relationships: { uid: { data: editor } } }
}

const editor: Identifier = {
  type: 'user--user',
  id: '5a0ddc07-aef6-406d-9b2f-c953a1567e61',
  meta: { drupal_internal__target_id: 1 },
}

function fileOf({ id, path, mime, bytes }: Entry<'file'>, changed: string, serial: number): Resource {
  return {
    type: 'file--file',
    id: `${id}-file`,
    attributes: {
      drupal_internal__fid: serial,
      filename: path,
      uri: { value: `public://${folder}/${path}`, url: fileAddress(path) },
      filemime: mime,
      filesize: bytes,
      status: true,
      changed: timestamp(changed),
    },
    relationships: {},
  }
}

/** With what editors like in names of folders. */
const folder = '2026-10 café (new)'

export const fileAddress = (path: string): string =>
  `/sites/default/files/${encodeURIComponent(folder)}/${encodeURIComponent(path)}`
