/** Tests of a kind whose files share their modules (`isolate: false` in `vitest.config.ts`) mock none: it does nothing where another file has loaded it before. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '#test/support/repository.ts'

it('mocks no module in any test', () => {
  const files = globSync('test/{unit,build,browser,cms,drupal,ticketing,firefox}/**/*.test.{ts,tsx}', {
    cwd: repository,
  })
  expect(files.length).toBeGreaterThan(400)
  const mocking = files.filter((file) => /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(join(repository, file), 'utf8')))
  expect(mocking).toEqual([])
})
