/** What a build tells search engines and shared links. */
import { it } from 'vitest'
import { complaints, origin, readBuilt, readBuiltPages, twice } from '#test/browser/built-pages.ts'
import { expectNone } from '#test/browser/expect-none.ts'
import { refusedFacts, unseenFacts } from './structured-rules.ts'

const pages = await readBuiltPages()

it('tells only facts that the page shows', () => {
  expectNone(complaints(pages, unseenFacts))
})

it('tells nothing that search engines refuse to be told', () => {
  expectNone(complaints(pages, refusedFacts))
})

it('says of every page but the first where it stands', () => {
  const kinds = ({ jsonLd }: { readonly jsonLd: readonly Readonly<Record<string, unknown>>[] }) =>
    jsonLd.map((facts) => facts['@type'])
  expectNone(
    complaints(pages, (page, path) => (path === '/' || kinds(page).includes('BreadcrumbList') ? [] : ['no way'])),
  )
})

it('lists in the sitemap exactly the pages that are true and want to be found', () => {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  const wanted = [...pages]
    .filter(
      ([path, { robots, canonical }]) => robots !== 'noindex' && canonical === origin + (path === '/' ? '/' : path),
    )
    .map(([, { canonical }]) => canonical)
  const [inSitemap, inPages] = [new Set(listed), new Set(wanted)]
  expectNone(twice(listed), 'twice in the sitemap')
  expectNone([...inSitemap.difference(inPages)], 'only in the sitemap')
  expectNone([...inPages.difference(inSitemap)], 'not in the sitemap')
})

it('gives no canonical address but that of a page that wants to be found', () => {
  const wrong = complaints(pages, ({ canonical }, path) => {
    const target = URL.parse(canonical)?.pathname
    const isOwn = target === path
    return isOwn || pages.get(target ?? '')?.robots.startsWith('index') ? [] : [canonical]
  })
  expectNone(wrong)
})

it('gives shared links a picture of the size that networks show, with words for it', () => {
  const wrong = complaints(pages, ({ meta }) => {
    const isComplete =
      /^https:\/\/gsc\.example\/media\/[0-9a-f]{8}\/[\w-]+-1200x630\.jpg$/.test(meta['og:image'] ?? '') &&
      meta['og:image:width'] === '1200' &&
      meta['og:image:height'] === '630' &&
      (meta['og:image:alt'] ?? '') !== '' &&
      meta['twitter:card'] === 'summary_large_image'
    return isComplete ? [] : [meta['og:image'] ?? 'no picture']
  })
  expectNone(wrong)
})
