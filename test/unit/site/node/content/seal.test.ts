/** The entries that a build takes are those that were exported. */
import { appendFileSync, cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readContent } from '#site/node/content/read-content.ts'
import { ProseCache } from '#site/node/prose/prose-cache.ts'
import { ProseStore } from '#site/node/prose/prose-store.ts'
import { repository } from '#test/support/repository.ts'
import { seal } from '#test/support/snapshot/seal.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const committed = join(repository, 'content')

function contentCopy() {
  const folder = temporaryFolder()
  for (const name of ['entries', 'snapshot.json', 'urls.json', 'revisions.json'])
    cpSync(join(committed, name), join(folder, name), { recursive: true })
  const prose = new ProseStore(new ProseCache(join(folder, 'cache/prose.db'), ''))
  const read = () => readContent({ folder, cacheFile: join(folder, 'cache/index.json'), contract: '', prose }).problems
  return { folder, film: join(folder, 'entries/movie/redline-kl.mdx'), read }
}

it('names each entry that was edited, added or removed, once the content was whole, however often it is asked', () => {
  const { folder, film, read } = contentCopy()
  expect(read()).toEqual([])
  appendFileSync(film, '\nA word of mine.\n')
  const news = join(folder, 'entries/news/book-faster-with-the-new-app.mdx')
  const text = readFileSync(news, 'utf8')
    .replace(/^id: .*$/m, 'id: added')
    .replace(/^slug: .*$/m, 'slug: added')
  writeFileSync(join(folder, 'entries/news/added.mdx'), text)
  rmSync(join(folder, 'entries/redirect'), { recursive: true })
  for (let time = 0; time < 2; time++) {
    const problems = read()
    expect(problems).toContainEqual(
      expect.objectContaining({ file: 'entries/movie/redline-kl.mdx', message: 'is not as it was exported' }),
    )
    expect(problems).toContainEqual(
      expect.objectContaining({ file: 'entries/news/added.mdx', message: 'was not exported' }),
    )
    expect(problems).toContainEqual(expect.objectContaining({ message: 'is gone' }))
    expect(problems.find(({ message }) => message === 'is gone')?.hint).toContain('npm run export')
  }
  seal(folder)
  expect(read()).toEqual([])
})

it('names the type where nothing is known of an earlier build', () => {
  const { film, read } = contentCopy()
  appendFileSync(film, '\nA word of mine.\n')
  expect(read()).toEqual([
    expect.objectContaining({
      file: 'entries/movie/',
      message: expect.stringMatching(/^its \d+ entries are not what was exported$/),
    }),
  ])
})

it('sees an edit of the same length that keeps the times of the file', async () => {
  const { film, read } = contentCopy()
  expect(read()).toEqual([])
  const { utimesSync, statSync } = await import('node:fs')
  const { atime, mtime } = statSync(film)
  writeFileSync(film, readFileSync(film, 'utf8').replace('title: Redline KL', 'title: Redline MY'))
  utimesSync(film, atime, mtime)
  expect(read()).toEqual([expect.objectContaining({ message: 'is not as it was exported' })])
})

it('takes no bytes for others that read alike, and nothing through a link', () => {
  const { folder, film, read } = contentCopy()
  expect(read()).toEqual([])
  const bytes = readFileSync(film)
  writeFileSync(film, Buffer.concat([bytes, Buffer.from([0xff])]))
  expect(read()).toContainEqual(expect.objectContaining({ message: 'is not as it was exported' }))
  renameSync(film, join(folder, 'elsewhere.mdx'))
  writeFileSync(join(folder, 'elsewhere.mdx'), bytes)
  symlinkSync(join(folder, 'elsewhere.mdx'), film)
  expect(read()).toContainEqual(
    expect.objectContaining({ file: 'entries/movie/redline-kl.mdx', message: 'is no file' }),
  )
})

it('takes no content of another form', () => {
  const { folder, read } = contentCopy()
  const path = join(folder, 'snapshot.json')
  writeFileSync(path, readFileSync(path, 'utf8').replace('"schemaVersion": 1', '"schemaVersion": 2'))
  expect(read()).toEqual([expect.objectContaining({ file: 'snapshot.json', hint: 'Run npm run export -- --full.' })])
})

it('takes no entry that is not UTF-8, whatever the seal says', () => {
  const { folder, film, read } = contentCopy()
  writeFileSync(film, Buffer.from(readFileSync(film, 'latin1').replace('KL', 'K\u00ff'), 'latin1'))
  seal(folder)
  expect(read()).toContainEqual(
    expect.objectContaining({ file: 'entries/movie/redline-kl.mdx', message: 'is not UTF-8' }),
  )
})
