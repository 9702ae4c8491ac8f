/** No picture stands twice on a page, whatever is on it, and nothing but pictures is lost. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import { withPictures } from '#site/loaders/cards/with-pictures.ts'
import { eachPictureOnce } from '#site/loaders/each-picture-once.ts'
import type { Card } from '#site/shared/card.ts'
import { collectMedia } from '#site/shared/media-url.ts'
import type { Picture } from '#site/shared/picture.ts'

const pictureOf = (name: string): Picture => ({ name, width: 2000, height: 1000, alt: '' })
const someName = fc.constantFrom('lobby', 'hall', 'facade', 'bar', 'screen')
const somePictures = fc.array(someName.map(pictureOf), { maxLength: 6 })

const cardOf = (names: readonly string[], index = 0, shape: Card['shape'] = 'wide'): Card => {
  const [picture, ...otherPictures] = names.map(pictureOf)
  return { id: `card-${index}`, title: `Card ${index}`, shape, ...(picture ? { picture, otherPictures } : {}) }
}
const someCards = fc
  .array(fc.array(someName, { maxLength: 3 }), { maxLength: 8 })
  .map((cards) => cards.map((names, index) => cardOf(names, index)))

const namesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"name":"([^"]+)"/g)].map(([, name = '']) => name)
const placed = <T extends object>(data: T): T => eachPictureOnce(data)(data)

it('shows none twice, and every card', () => {
  fc.assert(
    fc.property(someName, somePictures, someCards, (hero, gallery, cards) => {
      const page = placed({ picture: pictureOf(hero), gallery, groups: [{ heading: 'More', cards }] })
      const names = namesIn(page)
      expect(new Set(names).size).toBe(names.length)
      expect(names[0]).toBe(hero)
      expect(page.groups[0]?.cards.map(({ id }) => id)).toEqual(cards.map(({ id }) => id))
      expect(JSON.stringify(page)).not.toContain('otherPictures')
    }),
  )
})

it('gives a card the next picture of its entry, and none where all are shown', () => {
  const { cards } = placed({
    picture: pictureOf('lobby'),
    cards: [cardOf(['lobby', 'hall']), cardOf(['hall', 'lobby']), cardOf(['lobby', 'hall', 'bar'])],
  })
  expect(cards.map(({ picture }) => picture?.name)).toEqual(['hall', undefined, 'bar'])
})

it('gives a card no picture that stands in the text of one, and leaves out of a gallery there what stands elsewhere', () => {
  const figure = ['Figure', { picture: pictureOf('hall') }] as const
  const gallery = ['Gallery', { pictures: [pictureOf('lobby'), pictureOf('bar')] }] as const
  const body = [figure, gallery] as unknown as ProseTree
  const page = placed({
    picture: pictureOf('lobby'),
    cards: [{ ...cardOf(['hall', 'screen'], 0), body }, cardOf(['hall', 'facade'], 1)],
  })
  expect(page.cards.map(({ picture }) => picture?.name)).toEqual(['screen', 'facade'])
  expect(namesIn(page.cards[0]?.body)).toEqual(['hall', 'bar'])
})

it('shows another picture whole where it is upright in a wide frame, as a poster is', () => {
  const poster = { ...pictureOf('poster'), width: 800, height: 1200 }
  const { cards } = placed({
    picture: pictureOf('lobby'),
    cards: [
      { ...cardOf(['lobby'], 0), isWhole: true, otherPictures: [poster] },
      { ...cardOf(['lobby', 'hall'], 1), isWhole: true },
      { ...cardOf(['bar'], 2), isWhole: true },
      { ...cardOf([], 3), picture: { ...poster, name: 'portrait' } },
    ],
  })
  expect(cards.map(({ picture, isWhole = false }) => [picture?.name, isWhole])).toEqual([
    ['poster', true],
    ['hall', false],
    ['bar', true],
    ['portrait', false],
  ])
})

it('gives a picture no alternative text where the card is a link, or a dish, whose words say the same', () => {
  const picture = { ...pictureOf('hall'), alt: 'A hall with red seats' }
  const dish = { name: 'Laksa', price: 'RM 12', dietary: [], picture: { ...picture, name: 'laksa' } }
  const page = placed({
    picture: { ...picture, name: 'lobby' },
    cards: [{ ...cardOf([]), picture, href: '/cinema/a' }],
    others: [{ ...cardOf([], 1), picture: { ...picture, name: 'bar' } }],
    dishes: [dish],
  })
  expect(page.cards[0]?.picture?.alt).toBe('')
  expect(page.dishes[0]?.picture.alt).toBe('')
  expect([page.picture.alt, page.others[0]?.picture?.alt]).toEqual([picture.alt, picture.alt])
})

it('gives a card that comes as another of its entry ends the picture of that', () => {
  const ends = '2026-10-17T16:00:00Z'
  const { coming, past } = placed({
    coming: [{ ...cardOf(['hall']), href: '/event/a', displayPeriod: { to: ends, isNow: true } }],
    past: [
      { ...cardOf(['hall'], 1), href: '/event/a', displayPeriod: { from: ends, isNow: false } },
      { ...cardOf(['hall'], 2), href: '/event/b', displayPeriod: { from: ends, isNow: false } },
    ],
  })
  expect([...coming, ...past].map(({ picture }) => picture?.name)).toEqual(['hall', 'hall', undefined])
})

it('lets what a gallery shows go before cards, wherever they stand', () => {
  const { cards } = placed({ cards: [cardOf(['hall', 'bar'])], gallery: [pictureOf('hall')] })
  expect(cards[0]?.picture?.name).toBe('bar')
})

it('keeps the posters of films in every list, and shows none again in a gallery', () => {
  const films = [cardOf(['film'], 0, 'poster')]
  const page = placed({ gallery: [pictureOf('film'), pictureOf('still')], now: films, festival: films })
  expect(namesIn(page)).toEqual(['still', 'film', 'film'])
})

it('keeps the picture of goods, and shows it in no gallery', () => {
  const goods = [cardOf(['pin', 'counter'], 0, 'square')]
  const page = placed({ picture: pictureOf('pin'), gallery: [pictureOf('pin'), pictureOf('tin')], goods })
  expect(namesIn(page)).toEqual(['pin', 'tin', 'pin'])
})

it('gives a card the same picture on the page and in the file of the rest', () => {
  const cards = [cardOf(['lobby', 'hall'], 0), cardOf(['hall', 'bar'], 1)]
  const data = { picture: pictureOf('lobby'), cards: cards.slice(0, 1) }
  const pictured = eachPictureOnce(data)
  const shown = pictured(data).cards[0]?.picture
  expect(pictured({ cards }).cards.map(({ picture }) => picture?.name)).toEqual([shown?.name, 'bar'])
})

it('has the pictures made of the cards that nothing renders', () => {
  const { media } = collectMedia(() => withPictures({ cards: [cardOf(['lobby'])], groups: [{ id: 'all' }] }))
  expect([...media].filter((address) => address.endsWith('.avif'))).toHaveLength(3)
  expect([...media].filter((address) => address.endsWith('.webp'))).toHaveLength(1)
})
