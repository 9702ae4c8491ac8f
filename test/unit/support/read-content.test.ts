import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readContent } from '#test/support/cms/src/seed/read-content.ts'

it('fills a CMS with the dates of the ledger', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gsc-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'entries/movie'), { recursive: true })
  cpSync('content/entries/movie/redline-kl.mdx', join(folder, 'entries/movie/redline-kl.mdx'))
  const revisions = { 'movie/redline-kl': '2026-11-02T03:04:05.000Z' }
  writeFileSync(join(folder, 'revisions.json'), JSON.stringify({ revisions, waiting: {} }))
  expect((await readContent(folder)).map(({ updatedAt }) => updatedAt)).toEqual(['2026-11-02T03:04:05.000Z'])
})
