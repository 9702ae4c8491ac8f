/** How a change of a field is told within its sentence. */
import { expect, it } from 'vitest'
import { entryOf } from '#test/support/inputs/entries.ts'
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
