/** The entries that a build takes are those that were exported, and so is what is sold. */
import { appendFileSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readContent } from '#site/node/content/read-content.ts'
import { ProseCache } from '#site/node/prose/prose-cache.ts'
import { ProseStore } from '#site/node/prose/prose-store.ts'
import { repository } from '#test/support/repository.ts'
import { copySnapshot } from '#test/support/snapshot/copy-snapshot.ts'
import { seal } from '#test/support/snapshot/seal.ts'
import { temporaryFolder, temporaryFolderFor } from '#test/support/temporary-folder.ts'

const committed = join(repository, 'content')
/** Most of the time goes into compiling prose, which is the same in every copy. */
const prose = new ProseStore(new ProseCache(join(temporaryFolderFor(afterAll), 'prose.db'), ''))

function contentCopy() {
  const folder = temporaryFolder()
  copySnapshot(committed, folder)
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
  expect(read()).toContainEqual(expect.objectContaining({ file: 'entries/movie/redline-kl.mdx', message: 'is a link' }))
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

const restore = expect.stringContaining('Restore it from git')

it('names each file of what is sold that was edited, added or removed, and what is not as an export writes it', () => {
  const { folder, read } = contentCopy()
  expect(read()).toEqual([])
  const sales = (film: string) => join(folder, `ticketing/movie/${film}.json`)
  const text = readFileSync(sales('redline-kl'), 'utf8')
  writeFileSync(sales('redline-kl'), text.replace('"sale": "now"', '"sale": "advance"'))
  writeFileSync(sales('bot-and-bean'), text.replace('redline-kl', 'bot-and-bean'))
  rmSync(sales('neon-warrant'))
  const found = [
    { file: 'ticketing/movie/redline-kl.json', message: 'is not as it was exported', hint: restore },
    { file: 'ticketing/movie/bot-and-bean.json', message: 'was not exported', hint: restore },
    { file: 'ticketing/movie/neon-warrant.json', message: 'is gone', hint: restore },
  ]
  for (let time = 0; time < 2; time++) expect(read().toSorted(byMessage)).toEqual(found.toSorted(byMessage))
  seal(folder)
  expect(read()).toEqual([])
  writeFileSync(sales('redline-kl'), text.replace('\n', ' \n'))
  expect(read()).toContainEqual(
    expect.objectContaining({ file: 'ticketing/movie/redline-kl.json', line: 1, hint: restore }),
  )
})

const byMessage = (a: { readonly message: string }, b: { readonly message: string }) =>
  a.message.localeCompare(b.message)

it('knows of what is sold that it is another one where nothing is known of an earlier build', () => {
  const { folder, read } = contentCopy()
  rmSync(join(folder, 'ticketing/movie/redline-kl.json'))
  expect(read()).toEqual([
    {
      file: 'ticketing/',
      message: 'its 19 files, of which 20 were exported, are not what was exported',
      hint: restore,
    },
  ])
})

it('takes nothing as sold that there is no entry of, and no file in whose place none can be', () => {
  const { folder, read } = contentCopy()
  const film = join(folder, 'ticketing/movie/redline-kl.json')
  writeFileSync(film, readFileSync(film, 'utf8').replace('movie/redline-kl', 'movie/gone'))
  seal(folder)
  writeFileSync(join(folder, 'ticketing/notes.json'), '{}')
  expect(read().map(({ file, message }) => `${file} ${message}`)).toEqual([
    'ticketing/notes.json is no file that an export writes',
    'ticketing/ refers to movie/gone, which does not exist',
  ])
})

it('misses the list of addresses, as nothing else knows those of the past, and follows no link to it', () => {
  const { folder, read } = contentCopy()
  const urls = join(folder, 'urls.json')
  renameSync(urls, join(folder, 'elsewhere.json'))
  const hint = 'Restore it from git: nothing else knows the addresses that pages had before they moved.'
  expect(read()).toEqual([{ file: 'urls.json', message: 'is missing', hint }])
  symlinkSync('elsewhere.json', urls)
  expect(read()).toEqual([
    expect.objectContaining({ file: 'urls.json', message: expect.stringContaining('is a link') }),
  ])
})
