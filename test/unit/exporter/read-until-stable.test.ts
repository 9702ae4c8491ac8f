import { expect, it } from 'vitest'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { exportContent } from '#exporter/export-content.ts'
import { heldSource } from '#test/support/snapshot/held-source.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

it('counts the entries that the CMS lists and never hands out, where there are more than it names', async () => {
  const source = { ...heldSource({ terms: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }), async *fetch() {} }
  const out = temporaryFolder()
  using lock = lockFolder(out, 'export')
  const options = { out, full: false, dryRun: false, allowMassDelete: true }
  const exported = exportContent({ source, ticketing: { reason: 'a test' } }, lock, options, {
    stage() {},
    reading() {},
  })
  await expect(exported).rejects.toMatchObject({
    problems: [
      {
        message: 'The CMS still had something new after it was read 6 times.',
        hint: expect.stringMatching(/hand out: taxonomy\/a, taxonomy\/b, .*taxonomy\/e and 2 more\.$/),
      },
    ],
  })
})
