/** What the clock alone does to what is shown until a day. */
import { expect, it } from 'vitest'
import { entryOf, pageOf } from '#test/support/inputs/entries.ts'
import { noticesOf } from './notices-of.ts'

const screening = entryOf('specialScreening', 'heroes', {
  title: 'Heroes',
  kind: 'commemorative',
  summary: 'Once.',
  date: '2026-10-03T12:00:00Z',
  image: 'file/poster',
  body: 'Once.',
})
const lineUp = entryOf('movieLineUp', 'autumn', {
  title: 'Autumn',
  period: 'Autumn 2026',
  from: '2026-10-03',
  to: '2026-10-04',
  movies: ['movie/redline'],
})
const opening = (title: string, closes: string) => ({
  title,
  closes,
  department: 'Halls',
  place: 'Ipoh',
  employment: 'full-time',
  posted: '2026-09-01',
  text: 'Show films.',
})
const careers = (closes: string) =>
  pageOf('/careers', {
    title: 'Careers',
    template: 'careers',
    openings: [opening('Projectionist', '2026-10-03'), opening('Usher', closes)],
    sections: [{ type: 'countdown', until: '2026-10-03T00:00:00Z', done: 'Now.' }],
  })

it('a screening is over, a line-up goes, and a page loses its job openings and its countdown', () => {
  const entries = [screening, lineUp, careers('2026-12-31'), entryOf('movie', 'redline')]
  expect(noticesOf(entries, entries, '2026-10-03T13:00:00Z').time).toEqual([
    'Special screening “Heroes” begins.',
    'Page “Careers” shows that its countdown is over.',
  ])
  expect(noticesOf(entries, entries, '2026-10-05T04:00:00Z').time).toEqual([
    'Special screening “Heroes” is over.',
    'Page “Careers” no longer has the job opening “Projectionist”.',
    'Page “Careers” shows that its countdown is over.',
    'Line-up “Autumn” is over.',
  ])
})

it('a screening that begins late in the evening is over some hours later, as its page says', () => {
  const late = { ...screening, date: '2026-10-03T15:30:00Z' }
  expect(noticesOf([late], [late], '2026-10-03T16:00:00Z').time).toEqual(['Special screening “Heroes” begins.'])
  expect(noticesOf([late], [late], '2026-10-03T19:30:00Z').time).toEqual(['Special screening “Heroes” is over.'])
})

it('of several things that end on a page only those are told that no editor has extended', () => {
  expect(noticesOf([careers('2026-10-03')], [careers('2026-12-31')], '2026-10-03T20:00:00Z').time).toEqual([
    'Page “Careers” no longer has the job opening “Projectionist”.',
    'Page “Careers” shows that its countdown is over.',
  ])
})
