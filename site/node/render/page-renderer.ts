/** Renders the pages that are stale once the bundle is made. */
import type { Problem } from '#content/format/problem.ts'
import type { LoadedPage } from '#site/loaders/load-page.ts'
import type { BuildRun } from '#site/node/build-run.ts'
import { type Bundle, readBundle } from '#site/node/bundle/bundle-manifest.ts'
import { loadWithFingerprint, type PlannedPages } from '#site/node/incremental/fingerprint-pages.ts'
import type { BuildPlan } from '#site/node/incremental/plan-build.ts'
import type { PreviousBuild } from '#site/node/incremental/previous-build.ts'
import { rebuildReason } from '#site/node/incremental/rebuild-reason.ts'
import type { RenderedPage } from '#site/node/incremental/rendered-pages.ts'
import { type StalePage, stalePages } from '#site/node/incremental/stale-pages.ts'
import type { SharedDigests } from '#site/node/incremental/state.ts'
import { toProblems } from '#site/node/problems.ts'
import { startThreads, type Threads } from '#site/node/threads/threads.ts'
import type { PageJob } from '#site/node/vite-ssg/run.ts'
import type { SsgApp } from '#site/node/vite-ssg/ssg-app.ts'
import { PageWriter, type SharedPageData, type WrittenPage } from './page-writer.ts'
import type { RenderSetup } from './render-thread.ts'
import { writeSharedFiles } from './shared-page-data.ts'

export interface RenderInputs {
  readonly run: BuildRun
  readonly plan: BuildPlan
  /** Undefined if the code has changed since the last build. */
  readonly planned: PlannedPages | undefined
  readonly previous: PreviousBuild
}

/** A page's document without the shell, and what the page uses. */
export type PreparedPage = WrittenPage & Pick<RenderedPage, 'fingerprint'> & { readonly path: string }

type Write = (page: LoadedPage) => Promise<WrittenPage>

type PageToRender = Pick<StalePage, 'sitePage' | 'load'> & Pick<RenderedPage, 'reason'>

export class PageRenderer implements PageJob<PreparedPage>, AsyncDisposable {
  readonly shared: SharedDigests
  readonly rendered = new Map<string, RenderedPage>()
  readonly problems: Problem[] = []
  readonly #inputs: RenderInputs
  /** Path → the page that is rendered there, and why. */
  readonly #stale: ReadonlyMap<string, PageToRender>
  readonly #bundle: Bundle
  readonly #site: SharedPageData
  readonly #media = new Map<string, string>()
  #threads: Threads<string, WrittenPage> | undefined
  #write: Write | undefined

  /** The output folder must hold the bundle, and no page yet. */
  constructor(inputs: RenderInputs) {
    const { run, plan } = inputs
    const bundle = readBundle(run.staging)
    this.#inputs = inputs
    this.#bundle = bundle
    this.shared = { code: plan.code, bundleDigest: bundle.digest, layout: plan.layout }
    this.#site = writeSharedFiles(plan.source, run.staging, bundle)
    this.#stale = staleByPath(inputs, this.shared)
    run.report.step(`Rendering ${this.#stale.size} of ${plan.shardSitePages.length} pages`)
  }

  get paths(): readonly string[] {
    return [...this.#stale.keys()]
  }

  async renderPage(path: string, app: SsgApp): Promise<PreparedPage | undefined> {
    const { plan } = this.#inputs
    const stale = this.#stale.get(path)
    if (!stale) return undefined
    this.#write ??= this.#startWriting(app)
    try {
      const { page: loaded, fingerprint, media } = stale.load ?? loadWithFingerprint(plan, stale.sitePage)
      const page = await this.#write(loaded)
      return { ...page, path, fingerprint, media: new Set([...media, ...page.media]) }
    } catch (error) {
      this.problems.push(...toProblems(error, path, stale.sitePage.entry, plan.content))
      return undefined
    }
  }

  withHead(shell: string, { head }: PreparedPage): string {
    // The replacement is a function, as what it gives may contain `$&`.
    return shell.replace('<!--head-->', () => head)
  }

  finishPage(shell: string, { path, fingerprint, html, end, media }: PreparedPage, placeholder: string): string {
    const reason = this.#stale.get(path)?.reason ?? ''
    this.rendered.set(path, { reason, fingerprint, media: this.#sharedStrings(media) })
    this.#inputs.run.report.progress(this.rendered.size, this.#stale.size)
    return shell.replace(placeholder, () => html).replace('</body>', () => `  ${end}\n  </body>`)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#threads?.[Symbol.asyncDispose]()
  }

  /** Renders in threads where there are pages enough, else in this one. */
  #startWriting(app: SsgApp): Write {
    const setup: RenderSetup = { site: this.#site, app: app.url }
    const module = new URL('./render-thread.ts', import.meta.url)
    const { threads } = this.#inputs.run.options
    const started = startThreads<string, WrittenPage>({ module, setup, items: this.#stale.size, threads })
    this.#threads = started
    // As text: copying the object costs several times as much.
    if (started) return (page) => started.run(JSON.stringify(page))
    const writer = new PageWriter(this.#site, this.#bundle, app.renderPage)
    return (page) => writer.write(page)
  }

  /** All pages share the strings of addresses: together they would be most of what a build holds. */
  #sharedStrings(media: Iterable<string>): string[] {
    return [...media].map((address) => this.#media.getOrInsertComputed(address, () => address))
  }
}

function staleByPath({ plan, planned, previous }: RenderInputs, shared: SharedDigests): Map<string, PageToRender> {
  const { state } = previous
  const stale = new Map<string, PageToRender>(
    stalePages(plan, planned, previous, shared).map((page) => {
      const { sitePage, load } = page
      return [sitePage.path, { sitePage, reason: rebuildReason(page, state, shared, plan), ...(load ? { load } : {}) }]
    }),
  )
  // vite-ssg has written its shell where the home page belongs, so that page is always rendered.
  const home = plan.shardSitePages.find(({ path }) => path === '/')
  if (home && !stale.has('/')) stale.set('/', { sitePage: home, reason: state.pages['/']?.reason ?? '' })
  return stale
}
