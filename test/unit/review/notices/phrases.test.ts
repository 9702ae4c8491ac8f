/** How a change of a field is told within its sentence. */
import { expect, it } from 'vitest'
import { entryOf, pageOf } from '#test/support/inputs/entries.ts'
import { noticesOf } from './notices-of.ts'

const menu = (to: string) => entryOf('menu', 'main', { title: 'Main', place: 'main', items: [{ label: 'Films', to }] })
const story = (from: string) => entryOf('story', 'aisle', { from })

it('where a link of a row leads is no last day, and where an author lives no first one', () => {
  expect(noticesOf([menu('/')], [menu('/films')]).edits).toEqual([
    'Menu “Main”: entries Films changed (leads to /films, not /).',
  ])
  expect(noticesOf([story('Ipoh')], [story('Klang')]).edits).toEqual([
    'Story “A seat by the aisle”: where the author lives Klang, not Ipoh.',
  ])
})

it('a value that is cut short ends in a whole character', () => {
  const cast = (...names: readonly string[]) => entryOf('movie', 'redline', { cast: names })
  const family = '👩‍👩‍👧'
  expect(noticesOf([cast()], [cast(`${'a'.repeat(59)}${family} and more`)]).edits).toEqual([
    `Film “Redline KL”: cast with ${'a'.repeat(59)}….`,
  ])
})

const row = (label: string, to = '/') => ({ label, to })
const menuOf = (...items: readonly ReturnType<typeof row>[]) =>
  entryOf('menu', 'main', { title: 'Main', place: 'main', items })

it('of many rows that changed those are counted that are not named', () => {
  const rows = ['A', 'B', 'C', 'D', 'E']
  expect(
    noticesOf([menuOf(...rows.map((label) => row(label)))], [menuOf(...rows.map((label) => row(label, '/films')))])
      .edits,
  ).toEqual([
    `Menu “Main”: entries ${['A', 'B', 'C'].map((label) => `${label} changed (leads to /films, not /)`).join(', ')} and 2 more.`,
  ])
})

it('of many fields of a row those are counted that are not named', () => {
  const page = (word: string) =>
    pageOf('/careers', {
      openings: [
        { title: 'Usher', department: word, place: word, employment: 'full-time', posted: '2026-09-01', text: word },
      ].map((opening) => ({ ...opening, ...(word === 'Now' ? { closes: '2026-12-01' } : {}) })),
    })
  expect(noticesOf([page('Then')], [page('Now')]).edits[0]).toMatch(/ and 1 more\)\.$/)
})

it('a row that got another name is told with what else of it is another', () => {
  const hours = (days: string, opens: string, closes: string) => [
    { days: 'Sunday to Thursday', opens: '10:30', closes: '00:30' },
    { days, opens, closes },
  ]
  const cinema = (openingHours: ReturnType<typeof hours>) => entryOf('cinema', 'kayangan', { openingHours })
  expect(
    noticesOf(
      [cinema(hours('Friday and Saturday', '10:30', '02:00'))],
      [cinema(hours('Friday to Saturday', '12:00', '01:00'))],
    ).edits,
  ).toEqual([
    'Cinema “Kayangan Walk”: opening hours Friday to Saturday changed (days “Friday to Saturday”, not “Friday and Saturday”; opens 12:00, not 10:30; closes 01:00, not 02:00).',
  ])
  const page = (title: string) =>
    pageOf('/about', { sections: [{ type: 'accordion', items: [{ title, body: 'Yes.' }] }] })
  expect(noticesOf([page('May I?')], [page('Can I?')]).edits[0]).toContain('(title “Can I?”, not “May I?”)')
})

it('a row that changed and stands elsewhere is told to do both', () => {
  const [a, b, c] = [row('A'), row('B'), row('C')]
  expect(noticesOf([menuOf(a, b, c)], [menuOf(b, c, row('A', '/films'))]).edits).toEqual([
    'Menu “Main”: entries A changed (leads to /films, not /), now third, not first.',
  ])
})

it('a new row does not hide that the others stand in another order', () => {
  const [a, b, c] = [row('A'), row('B'), row('C')]
  expect(noticesOf([menuOf(a, b)], [menuOf(b, a, c)]).edits).toEqual([
    'Menu “Main”: entries with C, the others in another order.',
  ])
})

it('what search engines leave out and what filters call a term is told', () => {
  const page = (noIndex: boolean) => pageOf('/about', { title: 'About', noIndex })
  expect(noticesOf([page(false)], [page(true)]).edits).toEqual(['Page “About”: kept out of search engines: yes.'])
  expect(noticesOf([page(true)], [page(false)]).edits).toEqual(['Page “About”: kept out of search engines: no.'])
  const genre = (key: string) => entryOf('taxonomy', 'genre-action', { key })
  expect(noticesOf([genre('action')], [genre('thriller')]).edits).toEqual([
    'Genre “Action”: key in addresses and filters thriller, not action.',
  ])
})
