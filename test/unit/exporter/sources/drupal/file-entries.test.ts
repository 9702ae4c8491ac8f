import { expect, it } from 'vitest'
import { fileEntries } from '#exporter/sources/drupal/files/file-entries.ts'
import type { Resource } from '#exporter/sources/drupal/json-api/json-api.ts'

const revisionOf = (changed: unknown): string | undefined => {
  const resource: Resource = {
    type: 'file--file',
    id: 'f-1',
    attributes: { filename: 'a.png', filemime: 'image/png', uri: { url: '/files/a.png' }, changed },
    relationships: {},
  }
  const target = { type: 'file--file', id: 'f-1', meta: { alt: 'A lantern' } }
  return fileEntries([{ target, resource, path: 'field_image' }], new Map())[0]?.document.revision
}

it('begins the revision of a file with the time at which it was saved', () => {
  expect(revisionOf('2026-11-21T13:37:28+00:00')).toMatch(/^2026-11-21T13:37:28\.000Z [\da-f]{12}$/)
})

it.each(['soon', '', undefined, 1_700_000_000])(
  'takes the digest alone where Drupal says %j of that time',
  (changed) => {
    expect(revisionOf(changed)).toMatch(/^[\da-f]{12}$/)
  },
)
