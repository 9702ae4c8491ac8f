/** What the sample has, and rules that its editors keep: other content may be right without. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { complaints, deadPlaces, origin, readBuilt, readBuiltPages, twice } from '#test/browser/built-pages.ts'
import { missingFacts } from '#test/browser/every-page/structured-rules.ts'
import { repository } from '#test/support/repository.ts'
import { listingPaths, routePaths, slugPaths } from '#test/support/site/route-paths.ts'
import { templatesIn } from '#test/support/site/templates.ts'

const pages = await readBuiltPages()

const kinds = {
  '/': ['Organization', 'WebSite'],
  '/movie/redline-kl': ['Movie', 'BreadcrumbList'],
  '/cinema/gsc-kayangan-walk': ['MovieTheater', 'BreadcrumbList'],
  '/event/midnight-marathon': ['Event', 'BreadcrumbList'],
  '/film-festival/lantern-film-festival': ['Festival', 'BreadcrumbList'],
  '/promotion/birthday-treat': ['Offer', 'BreadcrumbList'],
  '/news/laser-projection-in-every-hall': ['NewsArticle', 'BreadcrumbList'],
  '/faqs': ['FAQPage', 'BreadcrumbList'],
  '/work-in-gsc': ['BreadcrumbList'],
  '/restaurant/jin': ['Restaurant', 'BreadcrumbList'],
  '/food-and-beverage/nacho-bar': ['FoodEstablishment', 'BreadcrumbList'],
  '/shop/keepsake/gift-card': ['Product', 'BreadcrumbList'],
  '/movie': ['ItemList', 'BreadcrumbList'],
} as const

it('has every page of the specification, and below every pattern with a slug at least one', () => {
  const wanted = [...routePaths, ...listingPaths]
  expect(wanted.filter((path) => !pages.has(path))).toEqual([])
  const patterns = [...listingPaths, ...slugPaths]
  expect(patterns.filter((path) => ![...pages.keys()].some((page) => page.startsWith(`${path}/`)))).toEqual([])
})

it('has a page of every template', () => {
  expect(templatesIn(inject('builtSite')).size).toBeGreaterThan(30)
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

it('leads every link that names a place to that place', () => {
  expect(complaints(pages, deadPlaces(pages))).toEqual([])
})

it('leads from some page to every page of the sitemap, but for an offer that is over, which is on no list', () => {
  const linked = new Set(
    [...pages].flatMap(([path, { links }]) =>
      links.map((link) => new URL(link, origin + path)).flatMap(({ pathname }) => (pathname === path ? [] : pathname)),
    ),
  )
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  expect(listed.filter((path) => !linked.has(path))).toEqual(['/promotion/all-year-pass'])
})

it('tells complete facts, and facts of every kind, each on the page that it is about', () => {
  expect(complaints(pages, missingFacts)).toEqual([])
  const types = new Map([...pages].map(([path, { jsonLd }]) => [path, jsonLd.map((facts) => facts['@type'])]))
  expect(Object.fromEntries(Object.keys(kinds).map((path) => [path, types.get(path)]))).toEqual(kinds)
})

it('says in the sitemap when the entry of a page last changed', () => {
  const { revisions } = JSON.parse(readFileSync(join(repository, 'content/revisions.json'), 'utf8'))
  const [, lastmod = ''] = /<loc>[^<]*\/movie\/redline-kl<\/loc><lastmod>([^<]+)</.exec(readBuilt('sitemap.xml')) ?? []
  expect(Date.parse(lastmod)).toBe(Date.parse(revisions['movie/redline-kl']))
})

it('tells networks what a shared page is, and what its picture shows', () => {
  expect(pages.get('/movie/redline-kl')?.meta['og:type']).toBe('video.movie')
  expect(pages.get('/rewards')?.meta['og:type']).toBe('website')
  expect(complaints(pages, ({ meta }) => ((meta['og:image:alt'] ?? '').length > 10 ? [] : ['words']))).toEqual([])
})
