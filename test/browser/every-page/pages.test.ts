/** Walks through every page that a build has written, as a visitor without script would. */
import { isDeepStrictEqual } from 'node:util'
import { inject, it } from 'vitest'
import { complaints, readBuilt, readBuiltPages, twice } from '#test/browser/built-pages.ts'
import { expectNone } from '#test/browser/expect-none.ts'
import { validateHtml } from '#test/support/site/validate-html.ts'

const pages = await readBuiltPages()

it('begins every page with its heading of the first level, and gives it no other, a title and a description that search results can show', () => {
  const wrong = complaints(pages, ({ headings, title, description }) => [
    ...(headings.filter(([level]) => level === 1).length === 1 ? [] : ['h1']),
    ...(headings[0]?.[0] === 1 ? [] : [`“${headings[0]?.[1]}” before the title`]),
    ...(title === '' ? ['no title'] : []),
    ...(description === '' || description.length > 160 ? [`description of ${description.length} letters`] : []),
  ])
  expectNone(wrong)
})

it('has the beginning of every page that a browser waits for before it paints', () => {
  expectNone(complaints(pages, ({ ids }) => (ids.includes('pageHeaderEnd') ? [] : ['no PageHeader'])))
})

it('names the sheets of every page in its head: Firefox paints before one in the body is there', () => {
  expectNone(complaints(pages, ({ stylesInBody }) => stylesInBody))
})

it('writes the payload into every page, the same as beside it', () => {
  const wrong = complaints(pages, ({ payload, title, styles: own }, path) => {
    const { scripts, styles = [], ...beside } = JSON.parse(readBuilt(`${path}/payload.json`))
    const isSame =
      isDeepStrictEqual(beside, { ...payload.payload, code: payload.code }) &&
      isDeepStrictEqual(styles, own) &&
      new Set(scripts).isSubsetOf(new Set(payload.scripts))
    return isSame && payload.payload.path === path && payload.payload.head.title === title ? [] : ['payload']
  })
  expectNone(wrong)
})

it('describes every picture, and has every id of a page once', () => {
  expectNone(complaints(pages, ({ withoutAlt }) => withoutAlt))
  expectNone(complaints(pages, ({ ids }) => twice(ids)))
})

it('shows no picture twice on a page, but for those that goods are known by', () => {
  const nameOf = (address: string) => /[^/]+-[0-9a-f]{8}(?=-)/.exec(address)?.[0] ?? address
  const shownTwice = complaints(pages, ({ pictures, payload }) => {
    const goods = new Set(picturesOfGoods(payload))
    return twice(pictures.map(nameOf)).filter((name) => !goods.has(name))
  })
  expectNone(shownTwice)
})

/** Names of the pictures of cards of goods, wherever they stand in the data of a page. */
function picturesOfGoods(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { shape, picture } = value as { shape?: unknown; picture?: { name: string } }
  return [...(shape === 'square' && picture ? [picture.name] : []), ...Object.values(value).flatMap(picturesOfGoods)]
}

it('writes valid HTML', async () => {
  expectNone(await validateHtml(inject('builtSite')))
})
