/** The index of the search, by Pagefind itself. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { filesBelow } from '#site/build/files.ts'
import { sha256 } from '#site/build/hash.ts'
import { writeSearchIndex } from '#site/build/search-index.ts'
import type { SearchRecord } from '#site/data/search/record.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const record = (index: number, words = ''): SearchRecord => ({
  url: `/movie/film-${index}`,
  title: `Film ${index}`,
  kind: 'Movies',
  note: `1 h ${index % 60} min`,
  words: `A story of number ${index}. ${words}`,
})
const films = (count: number) => Array.from({ length: count }, (_, index) => record(index))

const bytesOf = (folder: string) =>
  Object.fromEntries(filesBelow(folder).map((file) => [file, readFileSync(join(folder, file), 'base64')]))

/** @returns what ends it. */
function keepBusy(count: number): () => Promise<unknown> {
  const workers = Array.from({ length: count }, () => new Worker('for (;;) {}', { eval: true }))
  return () => Promise.all(workers.map((worker) => worker.terminate()))
}

async function indexOf(records: readonly SearchRecord[], before = temporaryFolder()) {
  const output = temporaryFolder()
  const pages = records.map((record) => ({
    url: record.url,
    digest: sha256(JSON.stringify(record)),
    record: () => record,
  }))
  const kept = await writeSearchIndex({ pages, output, before, withCompression: false })
  return { output, kept }
}

it('is the same to the byte for the same records', async () => {
  const first = bytesOf((await indexOf(films(300))).output)
  expect(Object.keys(first).length).toBeGreaterThan(300)
  expect(bytesOf((await indexOf(films(300))).output)).toEqual(first)
})

// Where Pagefind writes its files itself, some are empty at times: it says that it is done before they are written.
it('is whole on a busy machine', async () => {
  const stop = keepBusy(4)
  try {
    for (let round = 0; round < 20; round++) {
      const files = Object.entries(bytesOf((await indexOf(films(300))).output))
      expect(files.filter(([, bytes]) => bytes === '').map(([file]) => file)).toEqual([])
    }
  } finally {
    await stop()
  }
})

it('makes only the part anew whose records have changed, and nothing else than a clean build would', async () => {
  const records = films(1100)
  const before = await indexOf(records)
  const changed = records.with(7, record(7, 'A word more.'))
  const { output, kept } = await indexOf(changed, before.output)
  const clean = await indexOf(changed)
  expect(JSON.parse(readFileSync(join(output, 'search.json'), 'utf8'))).toHaveLength(2)
  expect(kept.filter((file) => file.endsWith('pagefind-entry.json'))).toHaveLength(1)
  expect(filesBelow(output).filter((file) => file.endsWith('pagefind-entry.json'))).toHaveLength(1)
  const taken = Object.fromEntries(kept.map((file) => [file, readFileSync(join(before.output, file), 'base64')]))
  expect({ ...bytesOf(output), ...taken }).toEqual(bytesOf(clean.output))
})

it('is there for a site without any pages to find', async () => {
  const { output } = await indexOf([])
  expect(JSON.parse(readFileSync(join(output, 'search.json'), 'utf8'))).toHaveLength(1)
})
