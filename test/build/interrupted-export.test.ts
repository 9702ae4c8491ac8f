import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { Staging } from '#content/snapshot/swap/staging.ts'
import { checkout } from '#test/support/site/site-build.ts'

it('stops at an export that was interrupted, says what to do, and changes neither content nor output', async () => {
  const site = checkout()
  const film = 'entries/movie/redline-kl.mdx'
  const before = readFileSync(join(site.content, film), 'utf8')
  {
    using lock = lockFolder(site.content, 'export')
    const staging = new Staging(lock)
    staging.stage(film, before.replace('title: ', 'title: New '))
    staging.commit()
  }
  await expect(site.build()).rejects.toMatchObject({
    name: 'ProblemError',
    problems: [
      {
        message: expect.stringContaining('was interrupted'),
        hint: 'Run npm run export once more: it finishes that before anything else.',
      },
    ],
  })
  expect(readFileSync(join(site.content, film), 'utf8')).toBe(before)
  expect(existsSync(join(site.content, '.staging/journal.json'))).toBe(true)
  expect(existsSync(site.output)).toBe(false)
})
