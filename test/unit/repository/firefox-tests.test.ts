/** Playwright does not hear of all that Firefox does (decision 0144): what it is told wrong fails a test on a busy machine only. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '#test/support/repository.ts'

it('loads pages anew by themselves in tests that run in Firefox', () => {
  const list = readFileSync(join(repository, 'test/firefox/behaviour.test.ts'), 'utf8')
  const files = [...list.matchAll(/import\('\.\.\/(browser\/[^']+)'\)/g)].map(([, file]) => `test/${file}`)
  expect(files.length).toBeGreaterThan(5)
  const found = files.filter((file) => readFileSync(join(repository, file), 'utf8').includes('.reload('))
  expect(found, '`reload(page)` of test/support/browser/visit.ts waits for it').toEqual([])
})
