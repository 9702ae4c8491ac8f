/** The entries of files that stand in fields and texts by themselves. Their descriptions are in the field or text. */

import { isMediaMime } from '#content/schema/media.ts'
import { ownValue } from '#content/schema/own-value.ts'
import type { SourceDocument } from '../../source.ts'
import type { KnownEntity } from '../entity-index.ts'
import { fileResource, type Resource, serialOf } from '../json-api/json-api.ts'
import { revisionText } from '../revision.ts'
import { slugged } from '../slug.ts'
import { valueAt } from '../value-at.ts'
import type { FileUse } from './file-use.ts'
import { type FocalPoints, focalPointOf } from './focal-points.ts'

interface FileEntry {
  readonly known: KnownEntity
  readonly document: SourceDocument
}

/** Each file once. @param uses in an order that stays the same. The first that says what a picture shows has the word. */
export function fileEntries(uses: readonly FileUse[], focalPoints: FocalPoints): FileEntry[] {
  const byFile = Map.groupBy(uses, ({ target }) => target.id)
  return [...byFile].flatMap(([uuid, of]): FileEntry[] => {
    const resource = of.find(({ resource }) => resource)?.resource
    const path = resource && valueAt(resource, 'uri.url')
    if (!resource || typeof path !== 'string') return []
    const alt = descriptionOf(resource, of)
    // Faults in a field must be mended by its editor. Old texts have pictures without a description, and papers of any
    // kind: the conversion of the text reports them.
    const isInField = of.some(({ path }) => path !== undefined)
    if (!isInField && (alt === undefined || !isMediaMime(mimeOf(resource)))) return []
    const bytes = valueAt(resource, 'filesize')
    const file = { uuid, path }
    const known = {
      type: 'file',
      id: uuid,
      resource: fileResource,
      uuid,
      serial: serialOf(resource),
      file,
      alt,
    } as const
    const fields = { slug: slugOf(resource), alt, focalPoint: focalPointOf(resource, of[0]?.target.meta, focalPoints) }
    const revision = revisionText(resource, [resource, fields])
    const source = typeof bytes === 'number' ? { file: { address: path, bytes } } : {}
    return [{ known, document: { type: 'file', id: uuid, revision, fields, ...source } }]
  })
}

const slugOf = (file: Resource): string =>
  [slugged(nameOf(file).replace(/\.[^.]*$/, '')), serialOf(file)].filter(Boolean).join('-')

const mimeOf = ({ attributes }: Resource): string => String(attributes['filemime'])

const nameOf = ({ attributes }: Resource): string => String(attributes['filename'] ?? '')

/** A picture's alternative text, or else its title; for another file, how a field describes it, or else its name. */
function descriptionOf(file: Resource, of: readonly FileUse[]): string | undefined {
  const said = (name: string) =>
    of
      .map(({ target }) => ownValue(target.meta ?? {}, name))
      .find((text) => typeof text === 'string' && text.trim() !== '')
  const words = said('alt') ?? said('title') ?? said('description')
  if (typeof words === 'string') return words
  return mimeOf(file).startsWith('image/') ? undefined : nameOf(file) || undefined
}
