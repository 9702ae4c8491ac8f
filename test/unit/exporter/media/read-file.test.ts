import sharp from 'sharp'
import { expect, it } from 'vitest'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { Staging } from '#content/snapshot/swap/staging.ts'
import { readFile } from '#exporter/media/read-file.ts'
import { heldSource } from '#test/support/snapshot/held-source.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

it('names the bytes of a file by its slug as the entry has it, without the spaces at its ends', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  using lock = lockFolder(temporaryFolder(), 'export')
  const staging = new Staging(lock)
  const { path } = await readFile(
    {
      source: heldSource({ files: [{ slug: 'still', bytes }] }),
      staging,
      report: (problem) => expect.unreachable(problem.message),
    },
    {
      type: 'file',
      id: 'a',
      revision: '1',
      fields: { slug: ' still ' },
      file: { address: 'still', bytes: bytes.length },
    },
    undefined,
  )
  expect(path).toMatch(/^still-[0-9a-f]{8}\.png$/)
  expect(staging.stagedFiles()).toEqual([`media/${path}`])
})
