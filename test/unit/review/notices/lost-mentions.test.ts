/** What others lose with an entry that is gone. */
import { expect, it } from 'vitest'
import { entryOf } from '#test/support/inputs/entries.ts'
import { noticesOf } from './notices-of.ts'

const film = (overrides = {}) => entryOf('movie', 'redline', overrides)

it('what others lose with an entry that is gone is told with it, and what editors took out of a list by itself', () => {
  const list = (movies: readonly string[], title = 'Coming') =>
    entryOf('movieList', 'coming', { tab: 'coming-soon', title, movies })
  const other = entryOf('movie', 'other', { title: 'Neon Warrant' })
  const before = [film(), other, list(['movie/redline', 'movie/other'])]
  expect(noticesOf(before, [other, list(['movie/other'])]).edits).toEqual([
    'Film “Redline KL” is gone; `/movie/redline` answers that there is no such page. 1 film list no longer names it.',
  ])
  expect(noticesOf(before, [other, list([])]).edits).toHaveLength(2)
  expect(noticesOf(before, [film(), other, list(['movie/other'])]).edits).toEqual([
    'Film list “Coming”: films without Redline KL.',
  ])
})

it('what no longer names an entry that is gone is counted by type, the most of a type first', () => {
  const list = (movies: readonly string[]) => entryOf('movieList', 'now', { movies })
  const question = (id: string, movies: readonly string[]) =>
    entryOf('movieFaq', id, { title: id, order: 1, body: 'Yes.', movies })
  const lineUp = (movies: readonly string[]) =>
    entryOf('movieLineUp', 'december', {
      title: 'December',
      period: 'December',
      from: '2026-12-01',
      to: '2026-12-31',
      movies,
    })
  const other = entryOf('movie', 'other', { title: 'Neon Warrant' })
  const naming = (...movies: readonly string[]) => [
    other,
    list(movies),
    lineUp(movies),
    question('a', movies),
    question('b', movies),
  ]
  expect(noticesOf([film(), ...naming('movie/redline', 'movie/other')], naming('movie/other')).edits).toEqual([
    'Film “Redline KL” is gone; `/movie/redline` answers that there is no such page. 2 film questions, 1 line-up and 1 film list no longer name it.',
  ])
})

it('what was for one film and is for all of them, as that film is gone, is told by itself', () => {
  const question = (movies: readonly string[]) =>
    entryOf('movieFaq', 'popcorn', { title: 'With popcorn?', movies, order: 1, body: 'Yes.' })
  const other = entryOf('movie', 'other', { title: 'Neon Warrant' })
  expect(noticesOf([film(), question(['movie/redline'])], [question([])]).edits).toEqual([
    'Film “Redline KL” is gone; `/movie/redline` answers that there is no such page.',
    'Film question “With popcorn?”: now for every film, not only for Redline KL.',
  ])
  expect(
    noticesOf([film(), other, question(['movie/redline', 'movie/other'])], [other, question(['movie/other'])]).edits,
  ).toEqual([
    'Film “Redline KL” is gone; `/movie/redline` answers that there is no such page. 1 film question no longer names it.',
  ])
})

it('what a list has lost is told with what is gone, and not with another of the same title', () => {
  const list = (movies: readonly string[]) => entryOf('movieList', 'now', { tab: 'now-showing', title: 'Now', movies })
  const twin = entryOf('movie', 'twin')
  expect(noticesOf([film(), twin, list(['movie/redline'])], [film(), list([])]).edits).toEqual([
    'Film “Redline KL” is gone; `/movie/twin` answers that there is no such page.',
    'Film list “Now”: films without Redline KL.',
  ])
})
