/** Walks through everything that a build has written, as a visitor without script or a search engine would. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaIn } from '#site/build/html.ts'
import { listingPaths, routePaths, slugPaths } from '#test/fixtures/route-paths.ts'
import { type Checkout, checkout } from '#test/support/site-build.ts'
import { validateHtml } from '#test/support/validate-html.ts'
import { type BuiltPage, readBuiltPages } from './built-pages.ts'
import { structuredProblems } from './structured-rules.ts'

const origin = 'https://gsc.example'
let site: Checkout
let pages: Map<string, BuiltPage>
const ends: (() => void)[] = []

beforeAll(async () => {
  site = checkout((end) => void ends.push(end))
  await site.build()
  pages = await readBuiltPages(site.output)
})

afterAll(() => {
  for (const end of ends) end()
})

const read = (file: string): string => readFileSync(join(site.output, file), 'utf8')

/** `<path>: <what>` of every page that something is wrong with. */
const complaints = (check: (page: BuiltPage, path: string) => readonly string[]): string[] =>
  [...pages].flatMap(([path, page]) => [...new Set(check(page, path))].map((what) => `${path}: ${what}`))

describe('every page', () => {
  it('of the specification is there, and below every pattern with a slug at least one', () => {
    const wanted = [...routePaths, ...listingPaths]
    expect(wanted.filter((path) => !pages.has(path))).toEqual([])
    const patterns = [...listingPaths, ...slugPaths]
    expect(patterns.filter((path) => ![...pages.keys()].some((page) => page.startsWith(`${path}/`)))).toEqual([])
  })

  it('has one heading of the first level', () => {
    expect(
      complaints(({ headings }) => (headings.filter(([level]) => level === 1).length === 1 ? [] : ['h1'])),
    ).toEqual([])
  })

  it('has a title and a description that no other page has, and that search results can show', () => {
    const wrong = complaints(({ title, description }) => [
      ...(title.length < 8 || title.length > 80 ? [`title of ${title.length} letters: ${title}`] : []),
      ...(description.length < 70 || description.length > 160 ? [`description of ${description.length} letters`] : []),
    ])
    expect(wrong).toEqual([])
    const all = [...pages.values()]
    expect(twice(all.map(({ title }) => title))).toEqual([])
    expect(twice(all.map(({ description }) => description))).toEqual([])
  })

  it('carries its payload, the same as beside it', () => {
    const wrong = complaints(({ payload, title }, path) => {
      const beside = JSON.parse(read(`${path}/payload.json`))
      const isSame = JSON.stringify(beside) === JSON.stringify(payload.payload)
      return isSame && payload.payload.path === path && payload.payload.head.title === title ? [] : ['payload']
    })
    expect(wrong).toEqual([])
  })

  it('describes its pictures, and has every id once', () => {
    expect(complaints(({ withoutAlt }) => withoutAlt)).toEqual([])
    expect(complaints(({ ids }) => twice(ids))).toEqual([])
  })

  it('is valid HTML', () => {
    expect(validateHtml(site.output)).toEqual([])
  })
})

describe('every address', () => {
  it('of a link leads to a page, and to a place in it', () => {
    const redirected = new Set(
      read('_redirects')
        .split('\n')
        .map((line) => line.split(' ')[0] ?? ''),
    )
    const dead = complaints(({ links }, path) =>
      links.filter((link) => {
        const url = new URL(link, origin + path)
        if (url.origin !== origin || redirected.has(url.pathname) || isFile(url.pathname)) return false
        if (url.pathname.startsWith('/media/')) return false
        const page = pages.get(url.pathname)
        return !page || (url.hash !== '' && !page.ids.includes(decodeURIComponent(url.hash.slice(1))))
      }),
    )
    expect(dead).toEqual([])
  })

  it('of a page has no slash at its end, so that it is written in one way', () => {
    expect(complaints(({ links }) => links.filter((link) => /^\/.*\/([?#].*)?$/.test(link)))).toEqual([])
  })

  it('of a script, a style or another file of ours is one that was written', () => {
    const dead = complaints(({ sources }, path) =>
      sources.filter((source) => {
        const url = new URL(source, origin + path)
        return url.origin === origin && !url.pathname.startsWith('/media/') && !isFile(url.pathname)
      }),
    )
    expect(dead).toEqual([])
  })

  it('of a picture is one that the build makes, from an original that is there and no smaller', () => {
    const originals = originalsOf()
    const dead = complaints((page, path) => {
      const made = new Set(mediaIn(read(`${path}/index.html`)))
      const pictures = [...page.sources, ...page.links, page.meta['og:image'] ?? '', page.meta['twitter:image'] ?? '']
        .map((source) => new URL(source, origin).pathname)
        .filter((address) => address.startsWith('/media/'))
      return pictures.filter((address) => !made.has(address) || !canBeMade(address, originals))
    })
    expect(dead).toEqual([])
  })
})

describe('for search engines', () => {
  it('facts are complete, and say what the page shows', () => {
    expect(complaints(structuredProblems)).toEqual([])
  })

  it('there are facts of every kind, each on the page that it is about', () => {
    const types = new Map([...pages].map(([path, { structured }]) => [path, structured.map((facts) => facts['@type'])]))
    expect(Object.fromEntries(Object.keys(kinds).map((path) => [path, types.get(path)]))).toEqual(kinds)
    const withoutWay = [...types].filter(([path, found]) => path !== '/' && !found.includes('BreadcrumbList'))
    expect(withoutWay).toEqual([])
  })

  it('the sitemap lists exactly the pages that are true and want to be found', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
    const wanted = [...pages]
      .filter(
        ([path, { robots, canonical }]) => robots !== 'noindex' && canonical === origin + (path === '/' ? '/' : path),
      )
      .map(([, { canonical }]) => canonical)
    expect([...listed].sort()).toEqual(wanted.sort())
  })

  it('every canonical address is that of a page that wants to be found', () => {
    const wrong = complaints(({ canonical }, path) => {
      const target = new URL(canonical).pathname
      const isOwn = target === path
      return isOwn || pages.get(target)?.robots.startsWith('index') ? [] : [canonical]
    })
    expect(wrong).toEqual([])
  })

  it('the sitemap says when the entry of a page last changed', () => {
    const { revisions } = JSON.parse(readFileSync(join(site.content, 'revisions.json'), 'utf8'))
    const [, lastmod = ''] = /<loc>[^<]*\/movie\/redline-kl<\/loc><lastmod>([^<]+)</.exec(read('sitemap.xml')) ?? []
    expect(Date.parse(lastmod)).toBe(Date.parse(revisions['movie/redline-kl']))
  })

  it('shared links have a picture of the size that networks show, with words for it', () => {
    const wrong = complaints(({ meta }) => {
      const isComplete =
        /^https:\/\/gsc\.example\/media\/v\d+\/[\w-]+-1200x630\.jpg$/.test(meta['og:image'] ?? '') &&
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
})

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

const twice = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index)

const isFile = (path: string): boolean => /\.\w+$/.test(path) && existsSync(join(site.output, path))

interface Original {
  readonly path: string
  readonly width: number
}

/** By name, with its ending and without. */
function originalsOf(): Map<string, Original> {
  const folder = join(site.content, 'entries/file')
  const files = readdirSync(folder).map((name): Original => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  return new Map(
    files.flatMap((file) => [[file.path, file] as const, [file.path.replace(/\.\w+$/, ''), file] as const]),
  )
}

/** A picture for shared links has one size, whatever its original; others are never larger than theirs. */
function canBeMade(address: string, originals: ReadonlyMap<string, Original>): boolean {
  const {
    name = '',
    width,
    height,
  } = /^\/media\/v\d+\/(?<name>.+)-(?<width>\d+)(?:x(?<height>\d+))?\.\w+$/.exec(address)?.groups ?? {}
  if (width === undefined) return originals.has(address.slice('/media/'.length))
  const original = originals.get(name)
  return original !== undefined && (height !== undefined || Number(width) <= original.width)
}
