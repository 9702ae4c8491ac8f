/** Walks through every page that a build has written, as a visitor without script would. */
import { isDeepStrictEqual } from 'node:util'
import { expect, inject, it } from 'vitest'
import { complaints, readBuilt, readBuiltPages, twice } from '#test/browser/built-pages.ts'
import { listingPaths, routePaths, slugPaths } from '#test/support/site/route-paths.ts'
import { validateHtml } from '#test/support/site/validate-html.ts'

const pages = await readBuiltPages()

it('has every page of the specification, and below every pattern with a slug at least one', () => {
  const wanted = [...routePaths, ...listingPaths]
  expect(wanted.filter((path) => !pages.has(path))).toEqual([])
  const patterns = [...listingPaths, ...slugPaths]
  expect(patterns.filter((path) => ![...pages.keys()].some((page) => page.startsWith(`${path}/`)))).toEqual([])
})

it('gives every page one heading of the first level', () => {
  expect(
    complaints(pages, ({ headings }) => (headings.filter(([level]) => level === 1).length === 1 ? [] : ['h1'])),
  ).toEqual([])
})

it('gives every page a title and a description that no other page has, and that search results can show', () => {
  const wrong = complaints(pages, ({ title, description }) => [
    ...(title.length < 8 || title.length > 80 ? [`title of ${title.length} letters: ${title}`] : []),
    ...(description.length < 70 || description.length > 160 ? [`description of ${description.length} letters`] : []),
  ])
  expect(wrong).toEqual([])
  const all = [...pages.values()]
  expect(twice(all.map(({ title }) => title))).toEqual([])
  expect(twice(all.map(({ description }) => description))).toEqual([])
})

it('writes the payload into every page, the same as beside it', () => {
  const wrong = complaints(pages, ({ payload, title }, path) => {
    const beside = JSON.parse(readBuilt(`${path}/payload.json`))
    const isSame = isDeepStrictEqual(beside, { ...payload.payload, code: payload.code })
    return isSame && payload.payload.path === path && payload.payload.head.title === title ? [] : ['payload']
  })
  expect(wrong).toEqual([])
})

it('describes every picture, and has every id of a page once', () => {
  expect(complaints(pages, ({ withoutAlt }) => withoutAlt)).toEqual([])
  expect(complaints(pages, ({ ids }) => twice(ids))).toEqual([])
})

it('writes valid HTML', async () => {
  expect(await validateHtml(inject('builtSite'))).toEqual([])
})
