/** What visitors and search engines are given of some entries: pages as they are rendered, with their heads. */
import { compileProse } from '#content/format/prose/compile-prose.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { noTicketing } from '#content/schema/ticketing.ts'
import { parseConfig } from '#site/config.ts'
import { layoutOf } from '#site/loaders/layout/layout.ts'
import { loadPage } from '#site/loaders/load-page.ts'
import { createSource } from '#site/loaders/source/create-source.ts'
import { addressOf, allOf, type Dependency } from '#site/loaders/source/dependency.ts'
import { type SitePage, sitePages } from '#site/loaders/source/site-pages.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { headHtml } from '#site/node/render/html.ts'
import { createRenderer } from '#site/render-page.tsx'

export const asOf = '2026-10-01T04:00:00Z'

const config = parseConfig({
  ...Object.fromEntries(
    ['TICKETS', 'BOOKING_BY_MOVIE', 'SHOWTIMES', 'APP', 'SHOP', 'SIGN_IN', 'MEMBER'].map((name) => [
      `${name}_URL`,
      `https://${name.toLowerCase().replaceAll('_', '-')}.example/`,
    ]),
  ),
  FORM_URL: 'https://cms.example/api/form-submissions',
  VIDEO_PLAYER_URL: 'https://player.example/{id}',
  EMBED_HOSTS: 'tours.gsc.example',
})

const compiled = new Map<string, ReturnType<typeof compileProse>>()
const prose = (text: string) => compiled.getOrInsertComputed(text, () => compileProse(text)).tree ?? []

export class ShownSite {
  readonly source: Source
  readonly #loaded = new Map<SitePage, ReturnType<typeof loadPage> & { readonly json: string }>()
  readonly #render = createRenderer()
  #asked: Set<Dependency> | undefined

  constructor(entries: ReadonlyMap<string, Entry>) {
    this.source = createSource({
      content: { asOf, entries, ticketing: noTicketing },
      config,
      prose,
      onRead: (dependency) => void this.#asked?.add(dependency),
    })
  }

  readonly pages = once(() => sitePages(this.source))
  readonly layout = once(() => layoutOf(this.source))
  readonly layoutJson = once(() => JSON.stringify(this.layout()))

  /** Everything that some work asks the source for. */
  dependenciesOf(work: () => unknown): ReadonlySet<Dependency> {
    const asked = new Set<Dependency>()
    this.#asked = asked
    work()
    this.#asked = undefined
    return asked
  }

  load(page: SitePage) {
    return this.#loaded.getOrInsertComputed(page, () => {
      const loaded = loadPage(this.source, page)
      return { ...loaded, json: JSON.stringify(loaded) }
    })
  }

  async html(page: SitePage): Promise<string> {
    const { head, payload, jsonLd } = this.load(page)
    const layout = this.layout()
    const { html, preloads } = await this.#render(payload, layout)
    return headHtml({ head, siteUrl: config.siteUrl, siteName: layout.siteName, jsonLd, preloads, styles: [] }) + html
  }
}

function once<T>(work: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: work() }
    return made.value
  }
}

/** Whether what asked for these may change with an entry. */
export const mayConcern = (asked: ReadonlySet<Dependency>, key: string, { type }: Entry): boolean =>
  asked.has(key) ||
  asked.has(addressOf(key)) ||
  asked.has(allOf(type)) ||
  [...asked].some((one) => one.startsWith(`${allOf(type)} `) || (type === 'basicPage' && one.startsWith('/')))
