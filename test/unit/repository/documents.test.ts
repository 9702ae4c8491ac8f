/** The files that the documents name are there: who moves one is told which sentence to change. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '#test/support/repository.ts'

const documents = globSync(['README.md', '{content,exporter,site,test}/**/README.md', 'docs/**/*.md'], {
  cwd: repository,
}).filter((file) => !file.includes('node_modules'))

/** Such as `site/routes.ts`: a name with a folder, without a part for the reader to fill in. */
const file = /`([\w@.-]+(?:\/[\w@.-]+)+\.(?:tsx?|css|mjs|md|json))`/g

/** Where names begin, beside the folder of the document and that of the name before. */
const roots = ['', 'demo', 'exporter', 'content', 'site', 'site/node', 'test']

/** Written by a build, or by an export that asks a ticketing service: not in the repository. */
const made = /^(?:dist|\.cache|media|(?:content\/)?ticketing)\//

it.each(documents)('%s names no file that there is not', (document) => {
  let previous = ''
  const missing = [...readFileSync(join(repository, document), 'utf8').matchAll(file)].flatMap(([, name = '']) => {
    const found = [...roots, dirname(document), previous]
      .map((root) => join(root, name))
      .find((path) => existsSync(join(repository, path)))
    previous = dirname(found ?? previous)
    return found || made.test(name) ? [] : [name]
  })
  expect(missing).toEqual([])
})

it.each(documents)('%s has no row of a table without the head above it', (document) => {
  const lines = readFileSync(join(repository, document), 'utf8').split('\n')
  const isRow = (index: number) => lines[index]?.startsWith('|') === true
  const first = lines.flatMap((line, index) =>
    isRow(index) && !isRow(index - 1) ? [{ line, below: lines[index + 1] }] : [],
  )
  expect(first.filter(({ below = '' }) => !/^\|[ :|-]+$/.test(below))).toEqual([])
})

it('keeps the glossary to what is read at a sitting', () => {
  const lines = readFileSync(join(repository, 'docs/glossary.md'), 'utf8').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(40)
})

it('lists every decision under its title', () => {
  const folder = join(repository, 'docs/decisions')
  const list = readFileSync(join(folder, 'README.md'), 'utf8')
  const records = globSync('[0-9]*.md', { cwd: folder }).sort()
  const lines = records.map((record) => {
    const [, number = '', title = ''] = /^# (\d+) (.+)$/m.exec(readFileSync(join(folder, record), 'utf8')) ?? []
    return `| ${number} | [${title}](${record})`
  })
  expect(lines.length).toBeGreaterThan(40)
  expect(lines.filter((line) => !list.includes(line))).toEqual([])
})
