import { expect, it } from 'vitest'
import { filmIndex } from '#site/loaders/films/film-index.ts'
import { entryOf } from '#test/support/inputs/entries.ts'
import { sourceOf } from '#test/support/site/site-source.ts'

const terms = ['classification-16', 'country-malaysia', 'language-malay', 'genre-action'].map((id) =>
  entryOf('taxonomy', id, { key: id }),
)
const poster = entryOf('file', 'poster')

const filmsOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    entryOf('movie', `film-${index}`, {
      title: `${['Ángel', 'Bot', '1511'][index % 3]} ${index}`,
      // The snapshot is of 1 October 2026; the later the film, the farther away.
      releaseDate: new Date(Date.UTC(2026, 9, 2 + index)).toISOString().slice(0, 10),
    }),
  )

function indexOf(count: number) {
  const { names, ...index } = filmIndex(sourceOf([...terms, poster, ...filmsOf(count)]))
  return { letters: undefined, initials: undefined, ...names, ...index }
}

it('shows every film as a card while they are few, and names all of them by letter too', () => {
  const { cards, letters } = indexOf(48)
  expect(cards).toHaveLength(48)
  expect(letters?.flatMap(({ films }) => films)).toHaveLength(48)
})

it('shows the films nearest to the present, and names all of them by letter, when they are many', () => {
  const { cards, letters } = indexOf(60)
  expect(cards).toHaveLength(48)
  expect(cards.map(({ id }) => id)).toContain('film-0')
  expect(cards.map(({ id }) => id)).not.toContain('film-59')
  expect(letters?.map(({ letter, films }) => [letter, films.length])).toEqual([
    ['#', 20],
    ['A', 20],
    ['B', 20],
  ])
  expect(letters?.flatMap(({ films }) => films)).toContainEqual(['film-59', '1511 59'])
})

it('counts the films under each letter, and leaves their names to the rest, when they are very many', () => {
  const { letters, initials, rest } = indexOf(300)
  expect(letters).toBeUndefined()
  expect(initials).toEqual(['#', 'A', 'B'].map((letter) => ({ letter, count: 100 })))
  expect(rest?.letters.flatMap(({ films }) => films)).toHaveLength(300)
})
