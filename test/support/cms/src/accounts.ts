/**
 * The accounts of the development CMS. FOR DEVELOPMENT AND TESTS ONLY: they are public, so a CMS that has them must never
 * listen on anything but this machine. A real CMS makes its own in its admin pages.
 */

/** A person who edits: may do everything. */
export const editor = {
  email: 'editor@cms.example',
  password: 'development-only-editor',
  name: 'Edith Editor',
} as const

/** What the exporter logs in as: reads what is published, by key or by login. */
export const exporter = {
  email: 'exporter@cms.example',
  password: 'development-only-exporter',
  name: 'Exporter',
  apiKey: 'development-only-key-0000-000000000000',
} as const

/** Collections of the accounts. The second is a part of every key's header: `Authorization: services API-Key <key>`. */
export const editorsCollection = 'users'
export const servicesCollection = 'services'
