import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inStore } from '#site/shared/storage/in-store.ts'
import { repository } from '#test/support/repository.ts'
import { closedStorage, forbiddenStorage, memoryStorage } from '#test/support/site/memory-storage.ts'

it('gives what is read, and nothing where storage is full, forbidden, or holds what cannot be read', () => {
  const store = memoryStorage()
  inStore(store, (opened) => opened.setItem('one', '{'))
  expect(inStore(store, (opened) => opened.getItem('one'))).toBe('{')
  expect(inStore(store, (opened) => JSON.parse(opened.getItem('one') ?? ''))).toBeUndefined()
  for (const closed of [closedStorage, forbiddenStorage])
    expect(inStore(closed, (opened) => opened.getItem('one'))).toBeUndefined()
})

it('is the only way to the storages of the browser: whatever else reads one, breaks where it is forbidden', () => {
  const files = globSync('site/**/*.{ts,tsx}', { cwd: repository })
  expect(files.length).toBeGreaterThan(500)
  const direct = files.filter((file) =>
    /\b(?:local|session)Storage\s*[.[]/.test(readFileSync(join(repository, file), 'utf8')),
  )
  expect(direct).toEqual([])
})
