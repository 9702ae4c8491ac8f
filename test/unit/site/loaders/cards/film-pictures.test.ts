/** Cards of what is about films have pictures of a film in reserve, and those of counters pictures of their dishes. */
import { expect, it } from 'vitest'
import { entryKey } from '#content/schema/entry-key.ts'
import { outletCard } from '#site/loaders/cards/dining.ts'
import { encounterCard } from '#site/loaders/cards/encounter.ts'
import { festivalCard } from '#site/loaders/cards/festival.ts'
import { promotionCard } from '#site/loaders/cards/offers/promotion.ts'
import { programmeCard } from '#site/loaders/cards/programme.ts'
import { screeningCard } from '#site/loaders/cards/screening.ts'
import { filmAt } from '#site/loaders/source/film.ts'
import type { Card } from '#site/shared/card.ts'
import { committedSource } from '#test/support/site/site-source.ts'

const source = await committedSource()

const othersOf = ({ otherPictures = [] }: Card) => otherPictures.map(({ name }) => name)

function picturesOfFilm(key: string | undefined): string[] {
  if (key === undefined) return []
  const film = filmAt(source, key)
  const backdrop = film.type === 'movie' && film.backdrop ? [film.backdrop] : []
  return [...film.stills, ...backdrop, film.poster].map((file) => source.picture(file).name)
}

/** The card of each entry of the sample that is about films, and its first film. */
const aboutFilms: readonly (readonly [Card, string | undefined])[] = [
  ...source.all('promotion').map((entry) => [promotionCard(source, entry), entry.movies[0]] as const),
  ...source.all('specialScreening').map((entry) => [screeningCard(source, entry), entry.movies[0]] as const),
  ...[...source.all('filmFestival'), ...source.all('internationalScreenFilmFestival')].map(
    (entry) => [festivalCard(source, entry), entry.movies[0]] as const,
  ),
  ...source
    .all('internationalScreenScreenEncounter')
    .map((entry) => [encounterCard(source, entry), entry.movie] as const),
  ...source.all('internationalScreen').map((entry) => {
    const [film] = source.referrersOf('internationalScreenMovie', 'screen', entryKey(entry))
    return [programmeCard(source, entry), film && entryKey(film)] as const
  }),
]

it('has pictures of its first film in reserve for the card of what is about films, and none without films', () => {
  for (const [card, film] of aboutFilms) expect(othersOf(card), card.id).toEqual(picturesOfFilm(film))
  expect(new Set(aboutFilms.map(([, film]) => film === undefined)).size).toBe(2)
})

it('has pictures of its dishes in reserve for the card of a counter', () => {
  for (const outlet of source.all('foodAndBeverage')) {
    const dishes = outlet.items.flatMap(({ image }) => (image ? source.picture(image).name : []))
    expect(othersOf(outletCard(source, outlet)), outlet.slug).toEqual(dishes)
  }
})
