/** A place where a file stands by itself, without media: a field, or a text. */
import type { Collections } from '../json-api/collections.ts'
import { fileResource, type Identifier, type Resource } from '../json-api/json-api.ts'

export interface FileUse {
  /** The link to the file, with what is said of it there: `alt`, `title`, `description`. */
  readonly target: Identifier
  /** The file. Absent where it did not come along. */
  readonly resource?: Resource | undefined
  /** Path to it from the entity, such as `field_sections.field_image`. Absent in a text, which nothing comes along with. */
  readonly path?: string
}

/** Fields say more surely than texts what a file is. */
export const fieldsFirst = (uses: readonly FileUse[]): FileUse[] => [
  ...uses.filter(({ path }) => path !== undefined),
  ...uses.filter(({ path }) => path === undefined),
]

/** The same uses with the files that texts name, which are asked for by their UUIDs. Some may be gone. */
export async function withTextFiles(uses: readonly FileUse[], collections: Collections): Promise<readonly FileUse[]> {
  const known = new Set(uses.flatMap(({ resource }) => resource?.id ?? []))
  const inTexts = uses.flatMap(({ path, target }) => (path === undefined ? [target.id] : []))
  const named = [...new Set(inTexts)].filter((id) => !known.has(id))
  if (named.length === 0 || !collections.has(fileResource)) return uses
  const found = await collections.whicheverIsThere(fileResource, named)
  const byId = new Map(found.map((file) => [file.id, file]))
  return uses.map((use) => ({ ...use, resource: use.resource ?? byId.get(use.target.id) }))
}
