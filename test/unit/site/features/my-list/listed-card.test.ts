/** What the page of a visitor's list says of each film. The clock stands at noon of 5 October 2026. */
import { expect, it } from 'vitest'
import { listedCard } from '#site/features/my-list/listed-card.ts'
import { filmBadgeOf } from '#site/shared/badge.ts'

const now = Date.parse('2026-10-05T12:00:00+08:00')
const [thursday, friday] = ['2026-10-08T00:00:00+08:00', '2026-10-09T00:00:00+08:00']
const film = { href: '/movie/a', title: 'A' }
const card = { ...film, id: 'a', shape: 'poster' } as const
const known = (
  ...cards: Parameters<typeof listedCard>[1] extends ReadonlyMap<unknown, infer Card> | undefined ? Card[] : never
) => new Map(cards.map((one) => [one.href, one]))

it('knows the release as it is now, which a film that is put back is kept with', () => {
  const opens = { ...card, badge: filmBadgeOf({ sale: 'none', from: friday }, '2026-10-01T00:00:00Z') }
  expect(listedCard({ ...film, from: thursday }, known(opens), now)).toEqual({
    ...card,
    kicker: 'Opens on Friday',
    release: friday,
  })
})

it('says of a film that is over, and of no other, that it is shown no longer', () => {
  expect(listedCard(film, known(), now).kicker).toBe('No longer showing')
  expect(listedCard(film, undefined, now)).not.toHaveProperty('kicker')
})

it('says nothing of a film of which nobody knows when it is shown, or not any more', () => {
  expect(listedCard(film, known(card), now)).toEqual(card)
  expect(listedCard({ ...film, from: thursday }, known(card), now)).toEqual(card)
})

it('says when a film opens where nothing can be asked for', () => {
  expect(listedCard({ ...film, from: thursday }, undefined, now)).toMatchObject({
    kicker: 'opens on Thursday',
    release: thursday,
  })
})
