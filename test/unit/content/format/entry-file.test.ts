import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { entryFile, readEntry, writeEntry } from '#content/format/entry-file.ts'
import { ProblemError } from '#content/format/problem.ts'
import { entryOf, pageOf } from '#test/support/inputs/entries.ts'
import { asLine, asLines, hostileLine, hostileLines, hostileTexts } from '#test/support/inputs/hostile-text.ts'

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

  it('asks for the empty line that prose right below the front matter lacks', () => {
    const glued = faq.replace('---\n\n', '---\n')
    expect(failureOf(() => readEntry('entries/faq/popcorn.mdx', glued)).message).toMatch(/empty line/)
  })
})

const faq = writeEntry(entryOf('faq', 'popcorn'))
const genre = writeEntry(entryOf('taxonomy', 'genre-action'))
const bomb = [
  'a: &a [x,x,x,x,x,x,x,x,x,x]',
  ...'bcdefg'.split('').map((key, index) => {
    const last = 'abcdefg'[index]
    return `${key}: &${key} [${Array.from({ length: 10 }, () => `*${last}`).join()}]`
  }),
].join('\n')

describe('a file that an export would not write', () => {
  it.each([
    '---js',
    '--- js',
    '---javascript',
    '---JS',
    '---json',
    '---coffee',
    '---constructor',
    '---toString',
    '---yaml',
  ])('is refused where its front matter is in a language of its own, and none of it runs: %s', (dashes) => {
    const code = '(globalThis.hasRun = true, { type: "faq" })'
    for (const source of [`${dashes}\n${code}\n---\n`, faq.replace('---', dashes)])
      expect(failureOf(() => readEntry('entries/faq/popcorn.mdx', source)).message).toMatch(/front matter/)
    expect(globalThis).not.toHaveProperty('hasRun')
  })

  it.each([
    ['aliases that stand for millions of items', 'order: 1', `order: 1\n${bomb}`, /aliases exceeded/],
    ['an anchor', 'order: 1', 'order: &one 1', /"order: 1"/],
    ['a tag', 'order: 1', 'order: !!int 1', /"order: 1"/],
    ['a merge key', 'order: 1', 'order: 1\n<<: {order: 2}', /<</],
    ['a key that stands twice', 'order: 1', 'order: 1\norder: 2', /duplicated/],
    ['a key of every object', 'order: 1', 'order: 1\n__proto__: {order: 2}', /__proto__|nothing more|"---"/],
    ['a second document', 'order: 1\n', 'order: 1\n...\n---\norder: 2\n', /document|front matter/],
    ['a comment', 'order: 1', 'order: 1 # or 2', /"order: 1"/],
    ['another base', 'order: 1', 'order: 0x1', /"order: 1"/],
    ['an escape', 'id: popcorn', 'id: "p\\x6fpcorn"', /"id: popcorn"/],
    ['words far to the right', 'order: 1', `order:${' '.repeat(500)}1`, /"order: 1"/],
    ['an order of its own', 'type: faq\nid: popcorn', 'id: popcorn\ntype: faq', /"type: faq"/],
    ['line ends of another system', /\n/g, '\r\n', /front matter/],
    ['a byte order mark', /^/, '\ufeff', /front matter/],
    ['collections within each other without end', 'order: 1', `order: ${'['.repeat(50_000)}`, /nesting/],
  ] as const)('is refused, with its line: %s in MDX', (_, from, to, message) => {
    const source = faq.replace(from, () => to)
    expect(source).not.toBe(faq)
    expect(failureOf(() => readEntry('entries/faq/popcorn.mdx', source)).message).toMatch(message)
    expect(failureOf(() => readEntry('entries/faq/popcorn.mdx', source)).problems[0]?.line).toBeGreaterThan(0)
  })

  it.each([
    ['a key that stands twice', '"order": 1', '"order": 2,\n  "order": 1'],
    ['an escape', '"genre"', '"\\u0067enre"'],
    ['a key of every object', '"order": 1', '"order": 1,\n  "__proto__": {}'],
    ['another spelling of a number', '"order": 1', '"order": 1.0'],
    ['line ends of another system', /\n/g, '\r\n'],
    ['a byte order mark', /^/, '\ufeff'],
    ['lists within each other without end', '"order": 1', `"order": ${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ] as const)('is refused, with its line: %s in JSON', (_, from, to) => {
    const source = genre.replace(from, () => to)
    expect(source).not.toBe(genre)
    expect(failureOf(() => readEntry('entries/taxonomy/genre-action.json', source)).problems[0]?.line).toBeGreaterThan(
      0,
    )
  })

  it('names the first line that differs', () => {
    const source = faq.replace('order: 1', 'order: 0x1')
    expect(failureOf(() => readEntry('entries/faq/popcorn.mdx', source)).problems).toEqual([
      { file: 'entries/faq/popcorn.mdx', line: 7, message: 'is not as an export writes it, which would be "order: 1"' },
    ])
  })

  it('is refused whatever was put where: what is read is what is written, to the byte', () => {
    const pieces = [
      ...[
        '&a ',
        '*a',
        '!!str ',
        '<<: *a\n',
        '# ',
        ' ',
        '\n',
        '\t',
        '---\n',
        '...\n',
        '? ',
        '- ',
        '[',
        ']',
        '{',
        '}',
        ':',
      ],
      ...[
        ': ',
        '"',
        "'",
        '|',
        '>',
        '\\',
        ',',
        '\r',
        '\u0000',
        '\ufeff',
        '\u2028',
        '\u0301',
        '\ud800',
        '0',
        'x',
        '%',
        '@',
        '`',
      ],
      ...['order: 2\n', '"order": 2,', '__proto__: 1\n', '~', 'null'],
    ]
    const change = fc.record({ at: fc.nat(), cut: fc.nat({ max: 3 }), put: fc.constantFrom('', ...pieces) })
    const files = [
      ['entries/faq/popcorn.mdx', faq],
      ['entries/taxonomy/genre-action.json', genre],
    ] as const
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        ([file, whole], changes) => {
          const source = changes.reduce((text, { at, cut, put }) => {
            const place = at % (text.length + 1)
            return text.slice(0, place) + put + text.slice(place + cut)
          }, whole)
          try {
            expect(writeEntry(readEntry(file, source))).toBe(source)
          } catch (error) {
            if (!(error instanceof ProblemError)) throw error
          }
        },
      ),
      { numRuns: 4000 },
    )
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

function failureOf(run: () => unknown): ProblemError {
  try {
    run()
  } catch (error) {
    if (error instanceof ProblemError) return error
  }
  throw new Error('It was read without an ProblemError.')
}
