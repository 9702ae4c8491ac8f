/** What is wrong with prose is said where the content is read: with file, line, column and field, for every entry. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readContent } from '#site/node/content/read-content.ts'
import { ProseCache } from '#site/node/prose/prose-cache.ts'
import { ProseStore } from '#site/node/prose/prose-store.ts'
import { repository } from '#test/support/repository.ts'
import { copySnapshot } from '#test/support/snapshot/copy-snapshot.ts'
import { seal } from '#test/support/snapshot/seal.ts'
import { temporaryFolder, temporaryFolderFor } from '#test/support/temporary-folder.ts'

const content = join(repository, 'content')
/** Most of the time goes into compiling prose, which is the same in every copy. */
const proseFile = join(temporaryFolderFor(afterAll), 'prose.db')

function copyOfContent() {
  const folder = temporaryFolder()
  copySnapshot(content, folder)
  const cacheFile = join(temporaryFolder(), 'index.json')
  const prose = () => new ProseStore(new ProseCache(proseFile, ''))
  const read = () => readContent({ folder, cacheFile, contract: '', prose: prose() })
  const edit = (file: string, change: (source: string) => string) => {
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
    seal(folder)
  }
  /** Each problem, and what stands at its place. */
  const problems = () =>
    read().problems.map(({ file = '', line = 0, column = 1, field, message }) => ({
      file,
      message: `${field}: ${message}`,
      there: readFileSync(join(folder, file), 'utf8')
        .split('\n')
        [line - 1]?.slice(column - 1),
    }))
  return { read, edit, problems }
}

const [first, second] = ['entries/faq/where-can-i-park.mdx', 'entries/faq/is-the-food-halal.mdx']
const withText = (text: string) => (source: string) =>
  `${source.slice(0, source.indexOf('\n---\n', 3))}\n---\n\n${text}\n`

it.each([
  ['a dead link', 'One.\nSee\\\n[it](/gone).', 'body: links to /gone, where there is no page', '[it](/gone).'],
  ['a dead reference', 'See [it](ref:movie/gone).', 'body: refers to movie/gone, which does not exist', '[it](ref:'],
  ['code', 'One.\n\nThen {code}', 'body: code between { and }', '{code}'],
  ['a text of another spelling', 'One. Two.', 'body: is not as an export writes it, which would be "One."', ' Two.'],
])('names the place of %s, in both of two entries with the same text', (_, text, message, there) => {
  const { edit, problems } = copyOfContent()
  for (const file of [first, second]) edit(file, withText(text))
  const found = problems()
  expect(found.map(({ file }) => file).toSorted()).toEqual([second, first])
  for (const problem of found) {
    expect(problem.message).toBe(message)
    expect(problem.there?.startsWith(there)).toBe(true)
  }
  // They are not forgotten by a build that finds the files as it left them.
  expect(problems()).toEqual(found)
})

it('names the field and the line in front matter', () => {
  const { edit, problems } = copyOfContent()
  edit('entries/promotion/rail-and-reel.mdx', (source) =>
    source.replace(/^terms: \|-\n( +)/m, 'terms: |-\n$1See [it](/gone).\n\n$1'),
  )
  expect(problems()).toEqual([
    {
      file: 'entries/promotion/rail-and-reel.mdx',
      message: 'terms: links to /gone, where there is no page',
      there: '[it](/gone).',
    },
  ])
})

it('keeps an entry whose prose is only spelled in another way, so that who is writing sees it', () => {
  const { edit, read } = copyOfContent()
  edit(first, withText('One. Two.'))
  const { entries, problems } = read()
  expect(problems).toHaveLength(1)
  expect(entries.get('faq/where-can-i-park')).toMatchObject({ body: 'One. Two.' })
})
