/**
 * Pictures, films and documents for the site. The bytes that are handed out are the bytes that were uploaded: Payload
 * gets no `sharp`, with which it would write every WebP and GIF anew.
 */
import path from 'node:path'
import type { CollectionConfig, CollectionSlug, Field, PayloadRequest } from 'payload'
import { fieldsOf } from '../../../../../content/schema/entry-types.ts'
import { mediaMimes } from '../../../../../content/schema/media.ts'
import { fileAccess } from '../access.ts'
import { dataFolder } from '../data-folder.ts'
import { toField } from '../fields/to-field.ts'
import { sharedConfig } from './entry-collection.ts'
import { idField, proposing, toSlug } from './identity.ts'
import { inSidebar } from './layout.ts'
import { thumbnailEndpoint, thumbnailUrl } from './thumbnail.ts'

const file = 'file' as CollectionSlug

export function fileCollection(): CollectionConfig {
  const { versions: _, ...shared } = sharedConfig('file')
  return {
    ...shared,
    access: fileAccess,
    defaultSort: 'filename',
    upload: {
      staticDir: path.join(dataFolder(), 'media'),
      mimeTypes: mediaMimes,
      adminThumbnail: ({ doc }) => thumbnailUrl(doc),
      focalPoint: false,
      crop: false,
      displayPreview: true,
      bulkUpload: true,
    },
    endpoints: [thumbnailEndpoint],
    admin: {
      useAsTitle: 'filename',
      group: 'Site',
      defaultColumns: ['filename', 'alt', 'mimeType', 'filesize', 'updatedAt'],
      pagination: { defaultLimit: 25 },
    },
    fields: [
      idField(file, nameOfUpload, 'the name of the file'),
      ...Object.entries(fieldsOf('file'))
        .flatMap(([name, schema]) => toField(name, schema) ?? [])
        .map(placed),
    ],
  }
}

function placed(field: Field): Field {
  return 'name' in field && field.name === 'slug' ? inSidebar(proposing(field, file, nameOfUpload)) : field
}

/** A file is named after its slug, or after the file that was uploaded. */
const nameOfUpload = (data: Readonly<Record<string, unknown>>, req: PayloadRequest) =>
  data['slug'] || toSlug(path.parse(req.file?.name ?? String(data['filename'] ?? '')).name)
