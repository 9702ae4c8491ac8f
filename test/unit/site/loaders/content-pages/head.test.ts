import { describe, expect, it } from 'vitest'
import { headOf } from '#site/loaders/content-pages/head.ts'
import { sitePages } from '#site/loaders/source/site-pages.ts'
import { entryOf, pageOf } from '#test/support/inputs/entries.ts'
import { sourceOf } from '#test/support/site/site-source.ts'

const settings = entryOf('settings', 'site', {
  title: 'Settings',
  siteName: 'GSC',
  description: 'Films, showtimes, events and food at fourteen cinemas across Malaysia.',
  shareImage: 'file/share',
  contact: { email: 'hello@gsc.example', phone: '+603-0000 0100', address: 'Kuala Lumpur', hours: 'Daily' },
  company: { name: 'GSC', registration: '1' },
})
const movies = pageOf('/movies', { title: 'Movies', template: 'movie-list' })
const movie = entryOf('movie', 'redline-kl')
const source = sourceOf([settings, entryOf('file', 'share'), movies, movie, pageOf('/', { template: 'home' })])

function head(path: string, facts: Partial<Parameters<typeof headOf>[1]> = {}) {
  const sitePage = sitePages(source).find((candidate) => candidate.path === path)
  if (!sitePage) throw new Error(`No page ${path}`)
  return headOf(source, { sitePage, title: 'Redline KL', descriptions: [], ...facts })
}

describe('a title', () => {
  it('bears the name of the site, but where it has it already or grows too long', () => {
    expect(head('/movies').title).toBe('Redline KL | GSC')
    expect(head('/movies', { title: 'GSC Cinemas' }).title).toBe('GSC Cinemas')
    const long = 'When do the doors open, and when does the film really start?'
    expect(head('/movies', { title: long, qualifier: 'FAQ' }).title).toBe(`${long} · FAQ`)
  })
})

describe('a description', () => {
  it('takes the next text while it is short, and ends with a whole word', () => {
    const short = head('/movies', { descriptions: ['Black or gold', undefined, 'Valid for a year in every cinema.'] })
    expect(short.description).toBe(
      'Black or gold. Valid for a year in every cinema. Films, showtimes, events and food at fourteen cinemas across Malaysia.',
    )
    const long = head('/movies', { descriptions: ['word, '.repeat(60)] }).description
    expect(long.length).toBeLessThanOrEqual(160)
    expect(long).toMatch(/word…$/)
  })

  it('is cut by its length where a script has no blanks, and never inside a character', () => {
    const chinese = `GSC ${'长夜茶馆的灯还亮着'.repeat(30)}`
    const short = head('/movies', { descriptions: [chinese] }).description
    expect(short.length).toBe(160)
    expect(chinese.startsWith(short.slice(0, -1))).toBe(true)
    for (let before = 0; before < 12; before++) {
      const text = `${'x'.repeat(150 + before)}👩‍👩‍👧நெ\u{20000}e\u0303${'y'.repeat(60)}`
      const { description } = head('/movies', { descriptions: [text] })
      expect(description.isWellFormed()).toBe(true)
      expect(description).toMatch(/^x+(?:👩‍👩‍👧(?:நெ(?:\u{20000}(?:e\u0303y*)?)?)?)?…$/u)
    }
  })

  it('does not say the same twice', () => {
    const same = 'It rained.'
    expect(head('/movies', { descriptions: [same, same] }).description).toMatch(/^It rained\. Films,/)
  })
})

describe('the way to a page', () => {
  it('leads from the home page over the pages above it, by their own titles', () => {
    expect(head('/movie/redline-kl').breadcrumbs).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Movies', href: '/movies' },
      { label: 'Redline KL' },
    ])
  })

  it('is not shown on the home page', () => {
    expect(head('/').breadcrumbs).toEqual([])
  })
})
