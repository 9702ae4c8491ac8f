/** What stands in built pages, as a real browser's parser understands them; nothing is loaded and no script runs. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { testBrowser } from '#test/support/browser/launch/test-browser.ts'
import { openTab } from '#test/support/browser/open-tab.ts'
import { builtPaths, movedPaths } from '#test/support/site/built-paths.ts'
import { linkTarget } from './link-target.ts'

export interface BuiltPage {
  readonly title: string
  readonly description: string
  readonly robots: string
  readonly canonical: string
  /** `property` or `name` → content. */
  readonly meta: Readonly<Record<string, string>>
  /** Level and words, in the order of the document. */
  readonly headings: readonly (readonly [level: number, words: string])[]
  readonly ids: readonly string[]
  readonly links: readonly string[]
  /** Of `src`, `srcset`, `poster` and preloads. */
  readonly sources: readonly string[]
  /** The addresses of pictures without an `alt`. */
  readonly withoutAlt: readonly string[]
  /** The pictures that are shown: not those of another tab, of a closed dialog, or blurred beyond recognition; nor posters of films, of which two may have one. */
  readonly pictures: readonly string[]
  /** Addresses of the sheets that its components bring. */
  readonly styles: readonly string[]
  readonly stylesInBody: readonly string[]
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[]
  /** All that can be read on the page, without any spaces: how many stand between two elements is the browser's business. */
  readonly text: string
  /** What is written into the page for the browser's side. */
  readonly payload: {
    readonly code: string
    readonly scripts: readonly string[]
    readonly payload: { readonly path: string; readonly head: { readonly title: string } }
  }
}

const known = new Map<string, Promise<ReadonlyMap<string, BuiltPage>>>()

/** Path of the page → what stands in it. Test files that share a worker read the pages once. */
export const readBuiltPages = (): Promise<ReadonlyMap<string, BuiltPage>> =>
  known.getOrInsertComputed(inject('builtSite'), readPagesIn)

async function readPagesIn(folder: string): Promise<Map<string, BuiltPage>> {
  const { page: tab } = await openTab(await testBrowser())
  try {
    const pages = new Map<string, BuiltPage>()
    for (const path of builtPaths(folder)) {
      const html = readFileSync(join(folder, path, 'index.html'), 'utf8')
      pages.set(path, await tab.evaluate(readDocument, html))
    }
    return pages
  } finally {
    await tab.context().close()
  }
}

/** Runs in the browser. */
function readDocument(html: string): BuiltPage {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string) => [...page.querySelectorAll(selector)]
  const values = (selector: string, name: string) => all(selector).map((element) => element.getAttribute(name) ?? '')
  const meta = Object.fromEntries(
    all('meta[content]').map((tag) => [
      tag.getAttribute('property') ?? tag.getAttribute('name'),
      tag.getAttribute('content'),
    ]),
  )
  const candidates = [...values('[srcset]', 'srcset'), ...values('link[imagesrcset]', 'imagesrcset')].flatMap((set) =>
    set.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  )
  const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const body = page.body.cloneNode(true) as HTMLElement
  for (const script of body.querySelectorAll('script')) script.remove()
  return {
    title: page.title,
    description: meta['description'] ?? '',
    robots: meta['robots'] ?? '',
    canonical: values('link[rel="canonical"]', 'href')[0] ?? '',
    meta,
    headings: all('h1, h2, h3, h4, h5, h6').map((element) => [Number(element.tagName.slice(1)), words(element)]),
    ids: values('[id]', 'id'),
    links: values('a[href]', 'href'),
    sources: [
      ...values('[src]', 'src'),
      ...values('[poster]', 'poster'),
      ...values(
        'link[rel$="load"][href], link[rel="stylesheet"], link[rel="icon"], link[rel="manifest"], link[rel="alternate"]',
        'href',
      ),
      ...candidates,
    ],
    withoutAlt: values('img:not([alt])', 'src'),
    pictures: all('main img')
      .filter(
        (picture) =>
          !picture.closest(
            '[hidden], dialog, noscript, [data-blurred], [data-shared-source], [id^="filmList-"]:not([data-shown])',
          ),
      )
      .map((picture) => picture.getAttribute('src') ?? ''),
    styles: values('head link[rel=stylesheet][data-precedence=page]', 'href'),
    stylesInBody: values('body link[rel=stylesheet]', 'href'),
    jsonLd: all('script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent ?? '')),
    text: (body.textContent ?? '').replace(/\s+/g, ''),
    payload: JSON.parse(page.getElementById('pagePayload')?.textContent ?? '{}'),
  }
}

export const origin = 'https://gsc.example'

/** A text file of the build. */
export const readBuilt = (file: string): string => readFileSync(join(inject('builtSite'), file), 'utf8')

type Check = (page: BuiltPage, path: string) => readonly string[]

/** `<path>: <what>` of every page that something is wrong with. */
export const complaints = (pages: ReadonlyMap<string, BuiltPage>, check: Check): string[] =>
  [...pages].flatMap(([path, page]) => [...new Set(check(page, path))].map((what) => `${path}: ${what}`))

/** Links to addresses of ours at which there is nothing, or that are none. */
export const deadLinks = (pages: ReadonlyMap<string, BuiltPage>): Check => linksWhere(({ path }) => !pages.has(path))

/** Links to a place in a page of ours that it does not have. */
export const deadPlaces = (pages: ReadonlyMap<string, BuiltPage>): Check =>
  linksWhere(({ path, place }) => place !== '' && pages.get(path)?.ids.includes(place) === false)

/** Links to pages of ours; files, and addresses that are redirected, are none. */
function linksWhere(isDead: (target: { readonly path: string; readonly place: string }) => boolean): Check {
  const redirected = new Set(movedPaths(inject('builtSite')))
  const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(join(inject('builtSite'), path))
  return ({ links }, path) =>
    links.filter((link) => {
      const target = linkTarget(link, new URL(path, origin))
      if (typeof target === 'string') return target === 'malformed'
      if (redirected.has(target.path) || isFile(target.path)) return false
      return !target.path.startsWith('/media/') && isDead(target)
    })
}

export const twice = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)
