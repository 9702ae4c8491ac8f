/** Makes the files of a page from what React rendered and the payload that it was rendered from. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '#content/snapshot/hash.ts'
import { layoutOf } from '#site/loaders/layout/layout.ts'
import { settingsOf } from '#site/loaders/source/settings.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Bundle } from '#site/node/bundle/bundle-manifest.ts'
import { writeFile } from '#site/node/files.ts'
import { restFile } from '#site/node/output-files/page-files.ts'
import type { Layout } from '#site/shared/layout.ts'
import type { RestFile } from '#site/shared/payload.ts'
import { firstLoadHtml, headHtml } from './html.ts'
import type { PreparedPage } from './prepared-page.ts'

export class PageWriter {
  readonly layout: Layout
  readonly #source: Source
  readonly #staging: string
  readonly #bundle: Bundle
  /** Which bundle the pages belong to: by it an open tab sees that there is a newer one. */
  readonly #code: string
  readonly #layoutUrl: string
  readonly #siteName: string
  readonly #media = new Map<string, string>()

  /** Writes the layout, one file for all pages. */
  constructor(source: Source, staging: string, bundle: Bundle) {
    this.#source = source
    this.#staging = staging
    this.#bundle = bundle
    this.#code = bundle.digest.slice(0, 12)
    this.#siteName = settingsOf(source).siteName
    this.layout = layoutOf(source)
    const json = JSON.stringify(this.layout)
    this.#layoutUrl = `/assets/layout-${sha256(json).slice(0, 8)}.json`
    writeFile(join(staging, this.#layoutUrl), json)
  }

  /** The shell with the tags of a page's head. */
  withHead(shell: string, { payload, jsonLd, preloads }: PreparedPage): string {
    const { siteUrl } = this.#source.config
    const tags = headHtml({ head: payload.head, siteUrl, siteName: this.#siteName, jsonLd, preloads })
    // The replacement is a function, as what it gives may contain `$&`.
    return shell.replace('<!--head-->', () => tags)
  }

  /** Writes the payload, and the rest. @returns the HTML, which vite-ssg writes. @param placeholder what the page belongs in place of. */
  finishPage(shell: string, { payload, rest, html, module }: PreparedPage, placeholder: string): string {
    const json = JSON.stringify(payload)
    const folder = join(this.#staging, payload.path)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'payload.json'), `${json.slice(0, -1)},"code":${JSON.stringify(this.#code)}}`)
    if (rest) writeFileSync(join(folder, restFile), JSON.stringify({ rest, code: this.#code } satisfies RestFile))
    const scripts = this.#bundle.scriptsOf(module)
    const firstLoad = firstLoadHtml({ layout: this.#layoutUrl, scripts, payload: json, code: this.#code })
    return shell.replace(placeholder, () => html).replace('</body>', () => `  ${firstLoad}\n  </body>`)
  }

  /** Addresses that a page uses. All pages share the strings: together they would be most of what a build holds. */
  mediaOf({ media }: PreparedPage): string[] {
    return [...media].map((address) => this.#media.getOrInsertComputed(address, () => address))
  }
}
