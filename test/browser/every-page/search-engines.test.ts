/** What a build tells search engines and shared links. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { complaints, origin, readBuilt, readBuiltPages } from '#test/browser/built-pages.ts'
import { repository } from '#test/support/repository.ts'
import { structuredProblems } from './structured-rules.ts'

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
  '/work-in-gsc': ['JobPosting', 'JobPosting', 'JobPosting', 'JobPosting', 'BreadcrumbList'],
  '/restaurant/jin': ['Restaurant', 'BreadcrumbList'],
  '/food-and-beverage/nacho-bar': ['FoodEstablishment', 'BreadcrumbList'],
  '/shop/keepsake/gift-card': ['Product', 'BreadcrumbList'],
  '/movie': ['ItemList', 'BreadcrumbList'],
} as const

it('tells complete facts, and only what the page shows', () => {
  expect(complaints(pages, structuredProblems)).toEqual([])
})

it('tells facts of every kind, each on the page that it is about', () => {
  const types = new Map([...pages].map(([path, { jsonLd }]) => [path, jsonLd.map((facts) => facts['@type'])]))
  expect(Object.fromEntries(Object.keys(kinds).map((path) => [path, types.get(path)]))).toEqual(kinds)
  const withoutWay = [...types].filter(([path, found]) => path !== '/' && !found.includes('BreadcrumbList'))
  expect(withoutWay).toEqual([])
})

it('lists in the sitemap exactly the pages that are true and want to be found', () => {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  const wanted = [...pages]
    .filter(
      ([path, { robots, canonical }]) => robots !== 'noindex' && canonical === origin + (path === '/' ? '/' : path),
    )
    .map(([, { canonical }]) => canonical)
  expect([...listed].sort()).toEqual(wanted.sort())
})

it('gives no canonical address but that of a page that wants to be found', () => {
  const wrong = complaints(pages, ({ canonical }, path) => {
    const target = new URL(canonical).pathname
    const isOwn = target === path
    return isOwn || pages.get(target)?.robots.startsWith('index') ? [] : [canonical]
  })
  expect(wrong).toEqual([])
})

it('says in the sitemap when the entry of a page last changed', () => {
  const { revisions } = JSON.parse(readFileSync(join(repository, 'content/revisions.json'), 'utf8'))
  const [, lastmod = ''] = /<loc>[^<]*\/movie\/redline-kl<\/loc><lastmod>([^<]+)</.exec(readBuilt('sitemap.xml')) ?? []
  expect(Date.parse(lastmod)).toBe(Date.parse(revisions['movie/redline-kl']))
})

it('gives shared links a picture of the size that networks show, with words for it', () => {
  const wrong = complaints(pages, ({ meta }) => {
    const isComplete =
      /^https:\/\/gsc\.example\/media\/[0-9a-f]{8}\/[\w-]+-1200x630\.jpg$/.test(meta['og:image'] ?? '') &&
      meta['og:image:width'] === '1200' &&
      meta['og:image:height'] === '630' &&
      (meta['og:image:alt'] ?? '').length > 10 &&
      meta['twitter:card'] === 'summary_large_image'
    return isComplete ? [] : [meta['og:image'] ?? 'no picture']
  })
  expect(wrong).toEqual([])
  expect(pages.get('/movie/redline-kl')?.meta['og:type']).toBe('video.movie')
  expect(pages.get('/rewards')?.meta['og:type']).toBe('website')
})
