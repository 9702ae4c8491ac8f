/** What threads read of a content before all of it is read. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { entryFile, writeEntry } from '#content/format/entry-file.ts'
import readEntries from '#site/node/content/read-ahead-thread.ts'
import { entryOf } from '#test/support/inputs/entries.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

it('leaves a file that an export has removed since it was listed to whoever reads all', () => {
  const folder = temporaryFolder()
  const question = entryOf('faq', 'popcorn')
  const file = entryFile(question)
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), writeEntry(question))
  const { rows } = readEntries({ folder, files: ['entries/faq/gone.mdx', file, 'entries/gone/below.mdx'] })
  expect(JSON.parse(new TextDecoder().decode(rows))).toMatchObject([[file, { entry: { id: 'popcorn' } }]])
})
