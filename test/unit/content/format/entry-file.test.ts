import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { entryFile, readEntry, writeEntry } from '#content/format/entry-file.ts'
import { entryOf, pageOf } from '#test/support/inputs/entries.ts'
import { asLine, asLines, hostileLine, hostileLines, hostileTexts } from '#test/support/inputs/hostile-text.ts'
import { failureOf } from './failure-of.ts'

describe('the name of an entry file', () => {
  it('is the slug, in the folder of the type', () => {
    expect(entryFile(entryOf('movie', 'redline-kl'))).toBe('entries/movie/redline-kl.mdx')
    expect(entryFile(entryOf('taxonomy', 'genre-action'))).toBe('entries/taxonomy/genre-action.json')
  })

  it('is the path for a page, and index for the home page', () => {
    expect(entryFile(pageOf('/about-gsc/csr'))).toBe('entries/basicPage/about-gsc/csr.mdx')
    expect(entryFile(pageOf('/'))).toBe('entries/basicPage/index.mdx')
  })

  it.each(['../escape', 'a/b', '/etc/passwd', '..', '.', 'a\\b', 'A', 'ä', 'a--b', 'a ', 'a\u0000', '', 'c:x'])(
    'refuses the slug %j',
    (slug) => {
      expect(() => entryOf('story', 'fine', { slug })).toThrow()
    },
  )

  it.each(['/../escape', '/a/../b', 'a', '//a', '/a/', '/a//b', '/A', '/a\\b', '/a%2e', '/.', '/a.html'])(
    'refuses the path %j',
    (path) => {
      expect(() => pageOf('/fine', { path })).toThrow()
    },
  )
})

describe('writing an entry', () => {
  it('puts keys in the order of the schema, whatever order they came in', () => {
    const entry = entryOf('taxonomy', 'genre-action')
    const reversed = Object.fromEntries(Object.entries(entry).reverse()) as typeof entry
    expect(writeEntry(reversed)).toBe(writeEntry(entry))
  })

  it('leaves out what is empty', () => {
    expect(writeEntry(entryOf('movieList', 'now-showing'))).toBe(
      '{\n  "type": "movieList",\n  "id": "now-showing",\n  "slug": "now-showing",\n  "title": "Now showing",\n  "tab": "now-showing"\n}\n',
    )
  })

  it('puts prose after the front matter and ends with one line feed', () => {
    expect(writeEntry(entryOf('faq', 'popcorn', { body: 'No.\nSorry.' }))).toMatch(/\n---\n\nNo\.\nSorry\.\n$/)
  })

  it('never folds a line', () => {
    const title = 'word '.repeat(39).trim()
    expect(writeEntry(entryOf('story', 'long', { title }))).toContain(`title: ${title}\n`)
  })

  it('refuses an entry that is not valid', () => {
    expect(() => writeEntry({ ...entryOf('story', 'a'), title: '' })).toThrow()
  })
})

describe('reading an entry', () => {
  it('gives back what was written', () => {
    const entry = entryOf('faq', 'popcorn', { body: 'No.\n\n- a\n- b' })
    expect(readEntry(entryFile(entry), writeEntry(entry))).toEqual(entry)
  })

  it('names file, field and line of an unknown field and of a wrong value', () => {
    const source = writeEntry(entryOf('faq', 'popcorn')).replace('order: 1', 'order: first\nsurprise: 1')
    const file = 'entries/faq/popcorn.mdx'
    const error = failureOf(() => readEntry(file, source))
    expect(error.problems).toEqual([
      { file, field: 'order', line: 7, message: expect.stringContaining('number') },
      { file, line: 1, message: expect.stringContaining('surprise') },
    ])
    expect(error.message).toContain('entries/faq/popcorn.mdx:7, order: ')
  })

  it('names the line where front matter is no YAML', () => {
    const source = writeEntry(entryOf('faq', 'popcorn')).replace('order: 1', 'order: [1')
    const [problem] = failureOf(() => readEntry('entries/faq/popcorn.mdx', source)).problems
    expect(source.split('\n')[(problem?.line ?? 0) - 1]).toMatch(/^(?:order: \[1|---)$/)
    expect(problem?.line).toBeGreaterThan(1)
  })

  it('names the line of a value in JSON', () => {
    const source = writeEntry(entryOf('taxonomy', 'genre-action')).replace('"order": 1', '"order": 1.5')
    expect(failureOf(() => readEntry('entries/taxonomy/genre-action.json', source)).problems[0]).toMatchObject({
      field: 'order',
      line: 8,
    })
  })

  it.each([
    ['entries/faq/a.mdx', 'no front matter'],
    ['entries/faq/a.mdx', '---\na: [\n---\n'],
    ['entries/taxonomy/a.json', '{'],
    ['entries/unknown/a.json', '{}'],
    ['entries/faq/a.json', '{}'],
    ['schema/a.ts', ''],
  ])('refuses %s holding %j with an error that names it', (file, source) => {
    expect(failureOf(() => readEntry(file, source)).message).toContain(file)
  })
})

describe('hostile text in front matter and JSON', () => {
  it.each(hostileTexts)('comes back as the same text: %j', (text) => {
    expectSame(text, text)
  })

  it('comes back as the same text, in thousands of generated entries', () => {
    fc.assert(
      fc.property(hostileLine, hostileLines, (line, lines) => expectSame(line, lines)),
      { numRuns: 3000 },
    )
  })

  it('survives a word of 100 KB', () => {
    expectSame('a title', 'w'.repeat(4999))
    const synopsis = 'w'.repeat(100_000)
    const entry = entryOf('movie', 'long', { synopsis })
    expect(readEntry(entryFile(entry), writeEntry(entry))).toEqual(entry)
  })

  it('is quoted where another YAML parser would read something else than text', () => {
    for (const text of ['no', '012', '2026-10-01', '1e3', '~']) {
      const front = writeEntry(entryOf('story', 'trap', { title: text })).split('---\n')[1] ?? ''
      expect(parseYaml(front, { version: '1.1' }).title).toBe(text)
    }
  })
})

/** One text in every plain field of an MDX entry and of a JSON entry. */
function expectSame(line: string, lines: string): void {
  const title = asLine(line, 200)
  const text = asLines(lines, 300)
  const author = asLine(line, 80)
  const story = entryOf('story', 'a', { title, author, excerpt: text })
  expect(readEntry(entryFile(story), writeEntry(story))).toEqual(story)
  const notification = entryOf('notification', 'a', { title, text })
  expect(readEntry(entryFile(notification), writeEntry(notification))).toEqual(notification)
}
