/** What threads read of a content before all of it is read. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { entryFile, writeEntry } from '#content/format/entry-file.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { createReader, type ReadResult, type ReadRow } from '#site/node/content/read-ahead-thread.ts'
import { entryOf } from '#test/support/inputs/entries.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

/** @returns the folder, and the files of the entries there. */
function written(...entries: readonly Entry[]): { readonly folder: string; readonly files: readonly string[] } {
  const folder = temporaryFolder()
  const files = entries.map((entry) => {
    const file = entryFile(entry)
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), writeEntry(entry))
    return file
  })
  return { folder, files }
}

const rowsOf = ({ rows }: ReadResult): readonly ReadRow[] => JSON.parse(new TextDecoder().decode(rows))

it('leaves a file that an export has removed since it was listed to whoever reads all', () => {
  const { folder, files } = written(entryOf('faq', 'popcorn'))
  const read = createReader()({ folder, files: ['entries/faq/gone.mdx', ...files, 'entries/gone/below.mdx'] })
  expect(rowsOf(read)).toMatchObject([[files[0], { entry: { id: 'popcorn' } }]])
})

it('compiles a text once that entries of several jobs have, and knows its links in each', () => {
  const body = 'See [Redline KL](ref:movie/redline-kl).'
  const { folder, files } = written(entryOf('faq', 'popcorn', { body }), entryOf('faq', 'nachos', { body }))
  const read = createReader()
  const results = files.map((file) => read({ folder, files: [file] }))
  const alone = files.map((file) => createReader()({ folder, files: [file] }))
  expect(alone.map(({ prose }) => prose.length)).toEqual([1, 1])
  expect(results.map(({ prose }) => prose.length)).toEqual([1, 0])
  expect(results.map(rowsOf)).toEqual(alone.map(rowsOf))
})
