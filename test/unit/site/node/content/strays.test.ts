/** What stands in the content and is none of it, or is damaged: a build says once what it is and what to do. */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readContent } from '#site/node/content/read-content.ts'
import { ProseCache } from '#site/node/prose/prose-cache.ts'
import { ProseStore } from '#site/node/prose/prose-store.ts'
import { repository } from '#test/support/repository.ts'
import { copySnapshot } from '#test/support/snapshot/copy-snapshot.ts'
import { seal } from '#test/support/snapshot/seal.ts'
import { temporaryFolder, temporaryFolderFor } from '#test/support/temporary-folder.ts'

const prose = new ProseStore(new ProseCache(join(temporaryFolderFor(afterAll), 'prose.db'), ''))

function contentCopy() {
  const folder = temporaryFolder()
  copySnapshot(join(repository, 'content'), folder)
  return folder
}

const problemsOf = (folder: string) =>
  readContent({ folder, cacheFile: join(folder, 'cache/index.json'), contract: '', prose }).problems

const film = 'entries/movie/redline-kl.mdx'

it('passes over the hidden files of desktop systems', () => {
  const folder = contentCopy()
  for (const name of [
    'entries/.DS_Store',
    'entries/movie/Thumbs.db',
    'entries/movie/._redline-kl.mdx',
    'ticketing/desktop.ini',
  ])
    writeFileSync(join(folder, name), 'x')
  expect(problemsOf(folder)).toEqual([])
})

it('names another stray file once, and says to remove it', () => {
  const folder = contentCopy()
  writeFileSync(join(folder, 'entries/movie/notes.txt'), 'x')
  symlinkSync('nowhere', join(folder, 'entries/movie/.DS_Store'))
  expect(problemsOf(folder)).toEqual([
    expect.objectContaining({ file: 'entries/movie/.DS_Store', message: 'is a link' }),
    {
      file: 'entries/movie/notes.txt',
      message: 'is no file that an export writes',
      hint: 'Remove it, or move it out of the content folder.',
    },
  ])
})

it.each([
  ['with a mark of byte order', (text: string) => `\ufeff${text}`, 'begins with a mark of byte order'],
  ['with the line breaks of Windows', (text: string) => text.replaceAll('\n', '\r\n'), 'has line breaks of Windows'],
  ['that was cut short', (text: string) => text.slice(0, 300), 'does not begin with front matter'],
  ['that is empty', () => '', 'does not begin with front matter'],
])('tells a film %s with what to do, and nothing that follows from it', (_, damage, message) => {
  const folder = contentCopy()
  writeFileSync(join(folder, film), damage(readFileSync(join(folder, film), 'utf8')))
  seal(folder)
  expect(problemsOf(folder)).toEqual([
    {
      file: film,
      line: 1,
      message: expect.stringContaining(message),
      hint: expect.stringContaining('Restore it from git'),
    },
  ])
})

it('tells a folder in the place of a film, and nothing of those that refer to it', () => {
  const folder = contentCopy()
  rmSync(join(folder, film))
  mkdirSync(join(folder, film))
  expect(problemsOf(folder)).toEqual([
    expect.objectContaining({ file: film, message: 'is a folder' }),
    expect.objectContaining({ file: 'entries/movie/', message: expect.stringContaining('not what was exported') }),
  ])
})

it.each(['entries', 'ticketing'])('tells that %s is a file where there must be a folder', (part) => {
  const folder = contentCopy()
  rmSync(join(folder, part), { recursive: true })
  writeFileSync(join(folder, part), 'x')
  expect(problemsOf(folder)).toContainEqual({
    file: part,
    message: 'is a file, where there must be a folder',
    hint: 'Remove it, and restore the folder from git.',
  })
})
