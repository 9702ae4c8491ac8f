/** Makes the files of a page from what its loader gave, in whatever thread. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFileNames } from '#content/schema/path.ts'
import type { LoadedPage } from '#site/loaders/load-page.ts'
import type { Bundle } from '#site/node/bundle/bundle-manifest.ts'
import type { RenderPage } from '#site/node/vite-ssg/ssg-app.ts'
import type { Layout } from '#site/shared/layout.ts'
import type { OfPage, OnDemandFile } from '#site/shared/payload.ts'
import { firstLoadHtml, headHtml, prePaintHtml, takeStyles } from './html.ts'

/** What all pages of a build have in common, as plain data. */
export interface SharedPageData {
  readonly staging: string
  readonly siteUrl: string
  readonly siteName: string
  /** Digest of the bundle that the pages belong to: by it an open tab sees that there is a newer one. */
  readonly code: string
  readonly layout: Layout
  readonly layoutUrl: string
  /** Address of `pre-paint.js`. */
  readonly prePaintUrl: string
}

/** A page's document, but for the shell that all have. */
export interface WrittenPage {
  /** Tags of its head. */
  readonly head: string
  readonly html: string
  /** HTML that stands before the end of its body. */
  readonly end: string
  /** Addresses of the pictures and files that its HTML uses. */
  readonly media: ReadonlySet<string>
}

export class PageWriter {
  readonly #site: SharedPageData
  readonly #bundle: Bundle
  readonly #render: RenderPage

  constructor(site: SharedPageData, bundle: Bundle, render: RenderPage) {
    this.#site = site
    this.#bundle = bundle
    this.#render = render
  }

  /** Writes the payload, and the rest. @returns what is in the document, which vite-ssg writes. @throws where the page fails. */
  async write({ head, payload, jsonLd, rest }: LoadedPage): Promise<WrittenPage> {
    const { staging, siteUrl, siteName, code, layout, layoutUrl, prePaintUrl } = this.#site
    const { html: rendered, modules, preloads, media } = await this.#render(payload, layout)
    const { html, styles } = takeStyles(rendered)
    const json = JSON.stringify(payload)
    const folder = join(staging, payload.path)
    mkdirSync(folder, { recursive: true })
    const own = this.#bundle.scriptsOf(modules)
    const ofCode = JSON.stringify({ code, scripts: own, ...(styles.length > 0 ? { styles } : {}) } satisfies OfPage)
    writeFileSync(join(folder, pageFileNames.payload), `${json.slice(0, -1)},${ofCode.slice(1)}`)
    if (rest) writeFileSync(join(folder, pageFileNames.rest), JSON.stringify({ rest, code } satisfies OnDemandFile))
    const scripts = [...this.#bundle.application, ...own]
    return {
      head: headHtml({ head, siteUrl, siteName, jsonLd, preloads, styles, settle: prePaintHtml(prePaintUrl, html) }),
      html,
      end: firstLoadHtml({ layout: layoutUrl, scripts, payload: json, code }),
      media,
    }
  }
}
