import { expect, it } from 'vitest'
import { filmCard } from '#site/loaders/cards/film.ts'
import { loadPage } from '#site/loaders/load-page.ts'
import { filmAt } from '#site/loaders/source/film.ts'
import { sitePages } from '#site/loaders/source/site-pages.ts'
import { committedSource } from '#test/support/site/site-source.ts'

const source = await committedSource()
const cardOf = (key: string) => filmCard(source, filmAt(source, key))

it('names the day of release where the badge is about it, and the festival where the badge is about that', () => {
  expect(cardOf('movie/redline-kl').kicker).toMatch(/^\d{1,2} \w+ \d{4}$/)
  expect(cardOf('internationalScreenMovie/neon-warrant')).toMatchObject({
    kicker: 'East Asian Film Week',
    badge: { text: 'Coming soon' },
  })
})

it('does not name a festival above each of its films on its own page', () => {
  const path = '/international-screens/film-festival/east-asian-film-week'
  const sitePage = sitePages(source).find((candidate) => candidate.path === path)
  if (!sitePage) throw new Error(`No page ${path}`)
  const { groups } = loadPage(source, sitePage).payload.data as {
    readonly groups: readonly { readonly heading: string; readonly cards: readonly { readonly kicker?: string }[] }[]
  }
  const films = groups.find(({ heading }) => heading === 'Films')?.cards ?? []
  expect(films.length).toBeGreaterThan(0)
  for (const film of films) expect(film).not.toHaveProperty('kicker')
})
