/** What an export does after it has failed: nothing. Its staging is gone and its lock is given up. */
import { readdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { exportContent } from '#exporter/export-content.ts'
import type { Source } from '#exporter/sources/source.ts'
import { heldSource } from '#test/support/snapshot/held-source.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

async function exportInto(out: string, source: Source): Promise<void> {
  using lock = lockFolder(out, 'export')
  const options = { out, full: false, dryRun: false, allowMassDelete: true }
  await exportContent({ source, ticketing: { reason: 'a test' } }, lock, options, { stage() {}, reading() {} })
}

it('writes no file that arrives after another one has failed, and asks for no further one', async () => {
  const folder = temporaryFolder()
  const bytes = Buffer.from('%PDF-1.7\n')
  const late = Promise.withResolvers<Uint8Array>()
  const asked: string[] = []
  const source: Source = {
    ...heldSource({ files: ['broken', 'late', 'next', 'last'].map((slug) => ({ slug, bytes })) }),
    openFile({ address }) {
      asked.push(address)
      return address === 'broken' ? Promise.reject(new Error('the line is dead')) : late.promise
    },
  }
  await expect(exportInto(folder, source)).rejects.toThrow('the line is dead')
  late.resolve(bytes)
  await delay(100)
  expect(readdirSync(folder)).toEqual(['.lock'])
  expect(asked).toEqual(['broken', 'late'])
})
