/**
 * The CMS of development and tests: its collections are the types of the contract, one after the other.
 *
 * Nothing in it calls out: no telemetry, no pictures of editors from elsewhere, mail goes to the log.
 */
import path from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { buildConfig } from 'payload'
import { entryTypeNames } from '../../../../content/schema/entry-types.ts'
import { editorsOnlyInside } from './access.ts'
import { editorsCollection } from './accounts.ts'
import { editors, services } from './collections/accounts.ts'
import { attachments } from './collections/attachments.ts'
import { entryCollection } from './collections/entry-collection.ts'
import { fileCollection } from './collections/file-collection.ts'
import { forms } from './collections/forms.ts'
import { databaseFile, home } from './data-folder.ts'
import { proseEditor } from './rich-text/editor.ts'
import { siteOrigins } from './site-origins.ts'

// The form builder adds forms, and files are uploads.
const plainTypes = entryTypeNames.filter((type) => type !== 'form' && type !== 'file')

const config = buildConfig({
  // Signs logins. It may stand here because the accounts do, too: see accounts.ts.
  secret: 'development-only-secret',
  serverURL: '',
  telemetry: false,
  graphQL: { disable: true },
  admin: {
    user: editorsCollection,
    avatar: 'default',
    meta: { titleSuffix: ' · CMS' },
    importMap: { baseDir: home, importMapFile: path.join(home, 'src/app/(payload)/admin/importMap.js') },
    dateFormat: 'd MMM yyyy, HH:mm',
  },
  collections: [...plainTypes.map(entryCollection), fileCollection(), attachments(), editors, services],
  plugins: [forms],
  editor: proseEditor,
  // From these, forms are sent. Not from everywhere: whoever knows the accounts would be let in from any page of the web.
  cors: { origins: siteOrigins(), headers: ['Idempotency-Key'] },
  upload: { limits: { fileSize: 64 * 1024 * 1024 }, abortOnLimit: true },
  typescript: { autoGenerate: false },
  db: sqliteAdapter({
    client: { url: `file:${databaseFile()}` },
    // Without it a create that fails halfway leaves half a document.
    transactionOptions: {},
    wal: true,
    busyTimeout: 5000,
  }),
})

export default config.then(editorsOnlyInside)
