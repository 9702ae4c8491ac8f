/** Who may do what. Three kinds of visitor: nobody, the exporter's service account, an editor. */
import type { Access, CollectionConfig, PayloadRequest, SanitizedConfig, Where } from 'payload'
import { editorsCollection, servicesCollection } from './accounts.ts'

type CollectionAccess = NonNullable<CollectionConfig['access']>

const isEditor = (req: PayloadRequest) => req.user?.collection === editorsCollection
const isService = (req: PayloadRequest) => req.user?.collection === servicesCollection
/** A service that was given more than it needs: it reads what an editor reads. */
const isLaxService = (req: PayloadRequest) => isService(req) && req.user?.['readsDrafts'] === true
const readsAll = (req: PayloadRequest) => isEditor(req) || isLaxService(req)

export const editorsOnly: Access = ({ req }) => isEditor(req)

/** A draft over a published document stays out of sight because it is a query, not a yes: Payload then reads the published row. */
const readPublished: Access = ({ req }) => readsAll(req) || (isService(req) && published)
const published: Where = { and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }] }

const readUntrashed: Access = ({ req }) => readsAll(req) || (isService(req) && { deletedAt: { exists: false } })

const writes = {
  create: editorsOnly,
  update: editorsOnly,
  delete: editorsOnly,
  readVersions: editorsOnly,
  unlock: editorsOnly,
} satisfies CollectionAccess

/** Entries: editors all, the service what is published, unless its rights are lax. */
export const entryAccess = { ...writes, read: readPublished } satisfies CollectionAccess

/** Files have no drafts, so that a picture that an editor drops into a field is there at once. */
export const fileAccess = { ...writes, read: readUntrashed } satisfies CollectionAccess

/** What only editors see: attachments, and the editors themselves. */
export const privateAccess = { ...writes, read: editorsOnly } satisfies CollectionAccess

/** Visitors send forms, and see nothing of what was sent. Editors read it, and have nothing to add. */
export const submissionAccess = {
  ...writes,
  create: ({ req }) => !isEditor(req),
  update: () => false,
  read: editorsOnly,
} satisfies CollectionAccess

/** The service account sees itself, so that the exporter can prove its key. */
export const serviceAccess = {
  ...writes,
  read: ({ req }) => isEditor(req) || (isService(req) && { id: { equals: req.user?.id } }),
} satisfies CollectionAccess

/**
 * Keeps service accounts out of Payload's own collections (locks, preferences), which let in whoever is logged in: a key
 * that reads what is published must not be able to lock an entry under an editor's hands.
 */
export function editorsOnlyInside(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access } of config.collections) {
    if (!slug.startsWith('payload-')) continue
    for (const name of ['create', 'read', 'update', 'delete'] as const) {
      const { [name]: own } = access
      access[name] = (args) => isEditor(args.req) && own(args)
    }
  }
  return config
}
