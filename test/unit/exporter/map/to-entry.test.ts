import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeEntry } from '#content/format/entry-file.ts'
import type { EntryType } from '#content/schema/entry-types.ts'
import { toEntry } from '#exporter/map/to-entry.ts'
import type { ExportProblem } from '#exporter/problem.ts'
import { payloadCmsReaders } from '#exporter/sources/payload-cms/field-readers.ts'
import { asLine, asLines, hostileLine, hostileLines } from '#test/support/inputs/hostile-text.ts'

const readers = payloadCmsReaders(['https://www.gsc.example'])

/** Maps a document as Payload sends it; everything it refers to is published but what `unpublished` names. */
function map(type: EntryType, fields: Readonly<Record<string, unknown>>, unpublished: readonly string[] = []) {
  const problems: ExportProblem[] = []
  const context = {
    readers,
    isPublished: (key: string) => !unpublished.includes(key),
    report: (problem: ExportProblem) => problems.push(problem),
  }
  return { ...toEntry({ type, id: 'a', revision: '1', fields }, context), problems }
}

const paragraph = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }] },
})

const faq = { title: 'May I?', slug: 'may-i', category: 'faq-category-food', order: 1, body: paragraph('No.') }
const banner = { title: 'Naga', slug: 'naga', placement: 'home', order: 1, image: 'backdrop-naga' }
const link = (to: object) => ({ ...banner, link: { label: 'See it', to } })

describe('mapping a document of the CMS', () => {
  it('reads references, prose and plain values along the schema', () => {
    expect(map('faq', faq)).toMatchObject({
      entry: {
        type: 'faq',
        id: 'a',
        title: 'May I?',
        slug: 'may-i',
        category: 'taxonomy/faq-category-food',
        order: 1,
        body: 'No.',
      },
      waiting: [],
      problems: [],
    })
  })

  it('takes null, empty texts and groups without content for nothing', () => {
    const hollow = {
      ...link({ kind: 'service', service: 'tickets' }),
      kicker: null,
      text: '  ',
      mobileImage: null,
      from: null,
    }
    expect(map('banner', hollow).entry).not.toHaveProperty('kicker')
    expect(map('banner', hollow).entry).not.toHaveProperty('text')
    const withSeo = { ...faq, seo: { title: null, description: '', image: null } }
    expect(map('faq', withSeo).entry).not.toHaveProperty('seo')
  })

  it('keeps the order of lists', () => {
    const movies = [3, 1, 2].map((n) => ({ relationTo: 'movie', value: `m${n}` }))
    const list = { title: 'Now', slug: 'now', tab: 'now-showing', movies }
    expect(map('movieList', list).entry).toMatchObject({ movies: ['movie/m3', 'movie/m1', 'movie/m2'] })
  })

  it.each([
    [{ kind: 'entry', entry: { relationTo: 'movie', value: 'naga' } }, 'ref:movie/naga'],
    [{ kind: 'entry', entry: { relationTo: 'basic-page', value: 'home' }, fragment: 'top' }, 'ref:basicPage/home#top'],
    [{ kind: 'address', address: ' https://example.com/a ' }, 'https://example.com/a'],
    [{ kind: 'address', address: '/movies?tab=coming-soon' }, '/movies?tab=coming-soon'],
    [{ kind: 'address', address: 'https://www.gsc.example/cinemas?q=rail' }, '/cinemas?q=rail'],
    [{ kind: 'address', address: 'https://www.gsc.example.evil.example/a' }, 'https://www.gsc.example.evil.example/a'],
    [{ kind: 'service', service: 'tickets' }, 'service:tickets'],
  ])('spells the link %j as %s', (to, spelling) => {
    expect(map('banner', link(to)).entry).toMatchObject({ link: { to: spelling } })
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'vbscript:x',
    'https://a b',
  ])('blocks the entry when a link leads to %s, and names the field', (address) => {
    const { entry, problems } = map('banner', link({ kind: 'address', address }))
    expect(entry).toBeUndefined()
    expect(problems).toMatchObject([{ severity: 'blocks', entry: 'banner/a', title: 'Naga', field: 'link.to' }])
  })

  it('leaves out a reference to what is not published, and remembers it', () => {
    const list = {
      title: 'Now',
      slug: 'now',
      tab: 'now-showing',
      movies: [
        { relationTo: 'movie', value: 'x' },
        { relationTo: 'movie', value: 'y' },
      ],
    }
    const { entry, waiting, problems } = map('movieList', list, ['movie/x'])
    expect(entry).toMatchObject({ movies: ['movie/y'] })
    expect(waiting).toEqual(['movie/x'])
    expect(problems).toMatchObject([
      { severity: 'notice', field: 'movies', message: expect.stringContaining('movie/x') },
    ])
  })

  it('blocks the entry when a required reference is not published', () => {
    const { entry, problems } = map('faq', faq, ['taxonomy/faq-category-food'])
    expect(entry).toBeUndefined()
    expect(problems.filter(({ severity }) => severity === 'blocks')).toMatchObject([
      { field: 'category', message: 'is required, and there is nothing in it' },
    ])
  })

  it.each([
    [1.5, 'must be a whole number'],
    ['first', 'Invalid input: expected number, received string'],
  ])('says of %j, where a whole number belongs, what is wrong, and not that nothing is there', (order, message) => {
    const { entry, problems } = map('faq', { ...faq, order })
    expect(entry).toBeUndefined()
    expect(problems).toMatchObject([{ severity: 'blocks', entry: 'faq/a', field: 'order', message }])
  })

  it('leaves out a section that cannot be without what is not published, and says so', () => {
    const quote = { blockType: 'quote', text: 'A good evening.' }
    const page = {
      title: 'Write to us',
      path: '/write-to-us',
      template: 'basic',
      language: 'en',
      sections: [{ blockType: 'form', form: { relationTo: 'form', value: 'contact-us' } }, quote],
    }
    const { entry, waiting, problems } = map('basicPage', page, ['form/contact-us'])
    expect(entry).toMatchObject({ sections: [{ type: 'quote', text: 'A good evening.' }] })
    expect(waiting).toEqual(['form/contact-us'])
    expect(problems).toMatchObject([
      { severity: 'notice', field: 'sections.0.form' },
      { severity: 'notice', field: 'sections.0', message: expect.stringContaining('"form" is left out') },
    ])
    expect(map('basicPage', page).entry).toMatchObject({ sections: [{ form: 'form/contact-us' }, {}] })
    const empty = map('basicPage', { ...page, sections: [{ blockType: 'form' }, quote] })
    expect(empty.entry).toBeUndefined()
  })

  it('leaves out a section of which nothing is published that it lists, and keeps one of which something is', () => {
    const rail = (...films: string[]) => ({
      blockType: 'movieRail',
      movies: films.map((value) => ({ relationTo: 'movie', value })),
    })
    const page = {
      title: 'Films',
      path: '/films',
      template: 'basic',
      language: 'en',
      sections: [rail('a'), rail('a', 'b')],
    }
    const { entry, waiting, problems } = map('basicPage', page, ['movie/a'])
    expect(entry).toMatchObject({ sections: [{ type: 'movieRail', movies: ['movie/b'] }] })
    expect(waiting).toEqual(['movie/a'])
    expect(problems).toMatchObject([
      { severity: 'notice', field: 'sections.0.movies' },
      { severity: 'notice', field: 'sections.0', message: expect.stringContaining('"movieRail" is left out') },
      { severity: 'notice', field: 'sections.1.movies' },
    ])
  })

  it('keeps the words of a prose link to what is not published', () => {
    const prose = {
      root: {
        type: 'root',
        children: [
          {
            type: 'paragraph',
            children: [
              {
                type: 'link',
                fields: { linkType: 'internal', doc: { relationTo: 'movie', value: 'x' } },
                children: [{ type: 'text', text: 'the film', format: 0 }],
              },
            ],
          },
        ],
      },
    }
    expect(map('faq', { ...faq, body: prose })).toMatchObject({ entry: { body: '[the film](ref:movie/x)' } })
    const waiting = map('faq', { ...faq, body: prose }, ['movie/x'])
    expect(waiting).toMatchObject({ entry: { body: 'the film' }, waiting: ['movie/x'] })
    expect(waiting.problems.map(({ severity }) => severity)).toEqual(['notice'])
  })

  it('reads blocks by their type, and says which type is unknown', () => {
    const page = { path: '/a', title: 'A', template: 'basic', language: 'en' }
    const quote = { blockType: 'quote', id: '1', blockName: null, text: 'Quiet.', author: null }
    expect(map('basicPage', { ...page, sections: [quote] }).entry).toMatchObject({
      sections: [{ type: 'quote', text: 'Quiet.' }],
    })
    const { entry, problems } = map('basicPage', { ...page, sections: [{ blockType: 'carousel', id: '2' }] })
    expect(entry).toBeUndefined()
    expect(problems[0]).toMatchObject({ field: 'sections.0', message: expect.stringContaining('carousel') })
    const named = map('basicPage', { ...page, sections: [{ blockType: 'constructor', id: '2' }] })
    expect(named.problems[0]).toMatchObject({ field: 'sections.0', message: expect.stringContaining('constructor') })
  })

  it('says when the CMS has a field that the contract does not know', () => {
    const { entry, problems } = map('faq', { ...faq, mood: 'fine', hint: null })
    expect(entry).toBeDefined()
    expect(problems).toMatchObject([{ severity: 'notice', field: 'mood' }])
    const named = map('faq', { ...faq, constructor: 'fine' })
    expect(named.problems).toMatchObject([{ severity: 'notice', field: 'constructor' }])
  })

  it.each(['../../etc/passwd', 'a/../b', '/abs', 'C:\\x', 'a b', '%2e%2e', '.hidden'])('blocks the slug %j', (slug) => {
    const { entry, problems } = map('faq', { ...faq, slug })
    expect(entry).toBeUndefined()
    expect(problems).toMatchObject([{ severity: 'blocks', field: 'slug' }])
  })

  it('turns line breaks in a field of one line into spaces', () => {
    expect(map('faq', { ...faq, title: 'May\r\n I?' }).entry).toMatchObject({ title: 'May I?' })
  })

  it('drops the milliseconds that say nothing from an instant, and the time from a day', () => {
    const dated = {
      ...link({ kind: 'service', service: 'tickets' }),
      from: '2026-10-01T00:00:00.000Z',
      to: '2026-10-02T10:00:00.500Z',
    }
    expect(map('banner', dated).entry).toMatchObject({ from: '2026-10-01T00:00:00Z', to: '2026-10-02T10:00:00.500Z' })
  })

  it('brings hostile text through as the same text, in thousands of generated documents', () => {
    fc.assert(
      fc.property(hostileLine, hostileLines, (line, lines) => {
        const title = asLine(line, 60)
        const text = asLines(lines, 300)
        const { entry } = map('notification', { title, slug: 'a', level: 'info', text, placements: ['all'] })
        expect(entry).toMatchObject({ title, text })
        if (entry) expect(JSON.parse(writeEntry(entry))).toMatchObject({ title, text })
      }),
      { numRuns: 2000 },
    )
  })
})
