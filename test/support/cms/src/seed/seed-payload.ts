/**
 * Puts entries into an empty CMS through its own interface, so that they are what an editor's would be.
 *
 * All in one transaction: either the CMS has everything or nothing, and entries may refer to each other in circles,
 * because references are then checked at its end.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import type { Entry } from '../../../../../content/schema/entry-types.ts'
import { editor, editorsCollection, exporter, servicesCollection } from '../accounts.ts'
import { seeding } from '../fields/contract-check.ts'
import { collectionOf } from '../names.ts'
import { missingReferences } from './missing-references.ts'
import type { ContentEntry } from './read-content.ts'
import { toDocument } from './to-document.ts'

type Requestish = Pick<PayloadRequest, 'transactionID' | 'context'>

/** @param mediaFolder where the files of the entries of type `file` are. */
export async function seedPayload(
  payload: Payload,
  entries: readonly ContentEntry[],
  mediaFolder: string,
): Promise<void> {
  const missing = missingReferences(entries.map(({ entry }) => entry))
  if (missing.length > 0) throw new Error(`The content refers to entries that it does not have:\n${missing.join('\n')}`)
  await inTransaction(payload, async (req) => {
    for (const { entry, updatedAt } of entries) {
      try {
        await payload.create({
          collection: collectionOf(entry.type) as CollectionSlug,
          data: { ...toDocument(entry), updatedAt, createdAt: updatedAt, _status: 'published' } as never,
          ...(entry.type === 'file' ? { file: await fileOf(entry, mediaFolder) } : {}),
          depth: 0,
          req: { ...req() },
        })
      } catch (cause) {
        throw new Error(`${entry.type}/${entry.id} could not be put into the CMS: ${describe(cause)}`, { cause })
      }
    }
    await createAccounts(payload, req)
  })
}

async function inTransaction(payload: Payload, work: (req: () => Requestish) => Promise<void>): Promise<void> {
  const transactionID = await payload.db.beginTransaction()
  if (!transactionID) throw new Error('The database has no transactions: see transactionOptions in payload.config.ts.')
  try {
    const session = payload.db.sessions?.[transactionID] as
      | { db: { run(query: unknown): Promise<unknown> } }
      | undefined
    await session?.db.run(sql`PRAGMA defer_foreign_keys = ON`)
    // Each operation gets a request of its own: Payload leaves traces in it, such as the file.
    await work(() => ({ transactionID, context: { ...seeding } }))
    await payload.db.commitTransaction(transactionID)
    await proveCommitted(payload)
  } catch (cause) {
    await payload.db.rollbackTransaction(transactionID)
    throw cause
  }
}

/** A commit that the database refuses is not reported by Payload. */
async function proveCommitted(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: editorsCollection as CollectionSlug })
  if (totalDocs === 0) throw new Error('The database refused what was seeded. A reference may lead nowhere.')
}

async function fileOf(entry: Extract<Entry, { type: 'file' }>, mediaFolder: string) {
  const data = await readFile(path.join(mediaFolder, entry.path))
  return { data, mimetype: entry.mime, name: `${entry.slug}${path.extname(entry.path)}`, size: data.length }
}

async function createAccounts(payload: Payload, req: () => Requestish): Promise<void> {
  const { apiKey, ...service } = exporter
  await payload.create({ collection: editorsCollection as CollectionSlug, data: { ...editor } as never, req: req() })
  await payload.create({
    collection: servicesCollection as CollectionSlug,
    data: { ...service, enableAPIKey: true, apiKey } as never,
    req: req(),
  })
}

/** Payload says which fields are wrong in `data`, not in the message. */
function describe(cause: unknown): string {
  const { data, message } = cause as {
    data?: { errors?: readonly { path: string; message: string }[] }
    message?: string
  }
  const fields = data?.errors?.map((error) => `${error.path}: ${error.message}`).join('; ')
  return fields || message || String(cause)
}
