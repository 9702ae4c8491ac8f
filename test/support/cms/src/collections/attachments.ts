/** What visitors attach to forms. Private: only editors see it, and nobody but the form builder puts anything in. */
import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { privateAccess } from '../access.ts'
import { dataFolder } from '../data-folder.ts'
import { attachmentsCollection } from '../names.ts'

export const attachments = (): CollectionConfig => ({
  slug: attachmentsCollection,
  labels: { singular: 'Attachment', plural: 'Attachments' },
  access: privateAccess,
  admin: { group: 'Submissions', useAsTitle: 'filename' },
  // The content is looked at, not only the name; what a form allows besides stands in the form.
  upload: {
    staticDir: path.join(dataFolder(), 'attachments'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    crop: false,
    focalPoint: false,
  },
  fields: [],
})
