/** What an action brings about is there when the page has rendered it, which on a busy machine is later than the action's answer. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '#test/support/repository.ts'

/** An action, and in the next statement a look that is taken once; but axe, which takes long, looks at what was waited for before. */
const askedOnce =
  /^ +await \S.*\.(?:press|click|tap|fill|check|uncheck|selectOption|goBack|dispatchEvent)\(.*\n +expect\(await (?!violations\().*/gm

it('asks again for what an action brings about, in tests that drive a browser', () => {
  const files = globSync('test/{browser,build,firefox}/**/*.ts', { cwd: repository })
  const found = files.flatMap((file) =>
    [...readFileSync(join(repository, file), 'utf8').matchAll(askedOnce)].map(([lines]) => `${file}:\n${lines}`),
  )
  expect(found, 'await expect.poll(() => …) waits for it').toEqual([])
})
