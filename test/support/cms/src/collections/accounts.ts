/** The accounts of the CMS: people who edit, and services that read. */
import type { CollectionConfig } from 'payload'
import { privateAccess, serviceAccess } from '../access.ts'
import { editorsCollection, servicesCollection } from '../accounts.ts'

const group = 'Accounts'
const fields: CollectionConfig['fields'] = [{ name: 'name', type: 'text' }]
const hours = 60 * 60

export const editors: CollectionConfig = {
  slug: editorsCollection,
  labels: { singular: 'Editor', plural: 'Editors' },
  auth: { maxLoginAttempts: 5, lockTime: 10 * 60 * 1000, tokenExpiration: 8 * hours },
  access: { ...privateAccess, admin: ({ req }) => req.user?.collection === editorsCollection },
  admin: { useAsTitle: 'email', group, defaultColumns: ['email', 'name', 'updatedAt'] },
  fields,
}

export const services: CollectionConfig = {
  slug: servicesCollection,
  labels: { singular: 'Service', plural: 'Services' },
  auth: { useAPIKey: true, maxLoginAttempts: 5, lockTime: 10 * 60 * 1000, tokenExpiration: 2 * hours },
  access: serviceAccess,
  admin: {
    useAsTitle: 'email',
    group,
    defaultColumns: ['email', 'name', 'updatedAt'],
    description: 'Programs that read what is published, such as the exporter.',
  },
  fields: [
    ...fields,
    {
      name: 'readsDrafts',
      type: 'checkbox',
      label: 'Reads drafts and the trash too',
      admin: { description: 'More than the exporter needs, which asks for neither.' },
    },
  ],
}
