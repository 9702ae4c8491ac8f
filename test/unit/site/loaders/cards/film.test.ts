import { expect, it } from 'vitest'
import { filmCard } from '#site/loaders/cards/film.ts'
import { loadPage } from '#site/loaders/load-page.ts'
import { filmAt } from '#site/loaders/source/film.ts'
import { sitePages } from '#site/loaders/source/site-pages.ts'
import type { Card } from '#site/shared/card.ts'
import { committedSource } from '#test/support/site/site-source.ts'

const source = await committedSource()
const cardOf = (key: string) => filmCard(source, filmAt(source, key))

it('names the day of release while it is to come, and the festival where a film is shown at one', () => {
  expect(cardOf('movie/redline-kl')).toMatchObject({ badge: { text: 'Now showing' } })
  expect(cardOf('movie/redline-kl')).not.toHaveProperty('kicker')
  expect(cardOf('movie/the-quiet-horizon').kicker).toBe('12 November 2026')
  expect(cardOf('internationalScreenMovie/neon-warrant')).toMatchObject({
    kicker: 'East Asian Film Week',
    badge: { text: 'Coming soon' },
  })
})

function filmsOfFestival(path: string): readonly Card[] {
  const sitePage = sitePages(source).find((candidate) => candidate.path === path)
  if (!sitePage) throw new Error(`No page ${path}`)
  const { groups } = loadPage(source, sitePage).payload.data as {
    readonly groups: readonly { readonly heading: string; readonly cards: readonly Card[] }[]
  }
  const films = groups.find(({ heading }) => heading === 'Films')?.cards ?? []
  expect(films.length).toBeGreaterThan(0)
  return films
}

it('does not name a festival above each of its films on its own page', () => {
  for (const film of filmsOfFestival('/international-screens/film-festival/east-asian-film-week'))
    expect(film).not.toHaveProperty('kicker')
})

it('knows the release of each film of a festival, which no badge says there', () => {
  for (const { badge, release } of filmsOfFestival('/film-festival/lantern-film-festival')) {
    expect(badge).toBeUndefined()
    expect(release).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+08:00$/)
  }
})
