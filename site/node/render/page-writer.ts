/** Makes the files of a page from what React rendered and the payload that it was rendered from. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '#content/snapshot/hash.ts'
import { layoutOf } from '#site/loaders/layout/layout.ts'
import { settingsOf } from '#site/loaders/source/settings.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { writeFile } from '#site/node/files.ts'
import type { PreparedPage } from '#site/node/vite-ssg/build-context.ts'
import type { Layout } from '#site/shared/layout.ts'
import { headHtml, layoutLink, payloadHtml } from './html.ts'

interface Options {
  readonly source: Source
  readonly staging: string
  /** The text of the comment in whose place React's HTML belongs. */
  readonly outlet: string
}

export class PageWriter {
  readonly layout: Layout
  /** Tags for the code and styles of the pages that a module shows; known once the bundle is made. */
  linksOf: (module: string) => readonly string[] = () => []
  /** Which bundle the pages belong to: an open tab sees by it that there is a newer one. */
  code = ''
  readonly #layoutUrl: string
  readonly #options: Options
  readonly #siteName: string
  readonly #media = new Map<string, string>()

  constructor(options: Options) {
    this.#options = options
    this.#siteName = settingsOf(options.source).siteName
    this.layout = layoutOf(options.source)
    this.#layoutUrl = `/assets/layout-${sha256(JSON.stringify(this.layout)).slice(0, 8)}.json`
  }

  /** One file for all pages. Once the bundler has emptied the folder, as it must stay. */
  writeLayout(): void {
    writeFile(join(this.#options.staging, this.#layoutUrl), JSON.stringify(this.layout))
  }

  /** The shell with the tags of a page's head. */
  withHead(shell: string, { payload, jsonLd, html, module }: PreparedPage): string {
    const tags = headHtml({
      head: payload.head,
      siteUrl: this.#options.source.config.siteUrl,
      siteName: this.#siteName,
      jsonLd,
      html,
    })
    // Replacements are functions, as what they give may contain `$&`.
    return (
      shell
        .replace('<!--head-->', () => tags)
        // After the styles of all pages, which say in what order layers come.
        .replace(
          '</head>',
          () =>
            `${[layoutLink(this.#layoutUrl), ...this.linksOf(module)].map((link) => `  ${link}\n  `).join('')}</head>`,
        )
    )
  }

  /** Writes the payload; the HTML is written by vite-ssg. */
  write(shell: string, { payload, html, media }: PreparedPage): { html: string; media: string[] } {
    const json = JSON.stringify(payload)
    const fetched = `${json.slice(0, -1)},"code":${JSON.stringify(this.code)}}`
    const complete = shell
      .replace(`<!--${this.#options.outlet}-->`, () => html)
      .replace('</body>', () => `  ${payloadHtml(this.#layoutUrl, json, this.code)}\n  </body>`)
    const folder = join(this.#options.staging, payload.path)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'payload.json'), fetched)
    return { html: complete, media: [...new Set(media)].map((address) => this.#known(address)) }
  }

  /** The same text once, however many pages name it. */
  #known(address: string): string {
    return this.#media.getOrInsertComputed(address, () => address)
  }
}
