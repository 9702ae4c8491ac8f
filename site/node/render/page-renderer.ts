/** Renders the pages that are stale, one after another, once the bundle is made. */
import type { Problem } from '#content/format/problem.ts'
import { loadPage } from '#site/loaders/load-page.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { BuildRun } from '#site/node/build-run.ts'
import { readBundle } from '#site/node/bundle/bundle-manifest.ts'
import type { BuildPlan } from '#site/node/incremental/plan-build.ts'
import type { PreviousBuild } from '#site/node/incremental/previous-build.ts'
import { rebuildReason } from '#site/node/incremental/rebuild-reason.ts'
import type { RenderedPage } from '#site/node/incremental/rendered-pages.ts'
import { stalePages } from '#site/node/incremental/stale-pages.ts'
import type { SharedDigests } from '#site/node/incremental/state.ts'
import { toProblems } from '#site/node/problems.ts'
import { isInShard } from '#site/node/shard.ts'
import type { PageJob } from '#site/node/vite-ssg/run.ts'
import type { RenderPage } from '#site/node/vite-ssg/ssg-app.ts'
import { collectMedia } from '#site/shared/media-url.ts'
import { PageWriter } from './page-writer.ts'
import type { PreparedPage } from './prepared-page.ts'

export interface RenderInputs {
  readonly run: BuildRun
  readonly plan: BuildPlan
  readonly previous: PreviousBuild
  readonly source: Source
}

export class PageRenderer implements PageJob<PreparedPage> {
  readonly shared: SharedDigests
  readonly rendered = new Map<string, RenderedPage>()
  readonly problems: Problem[] = []
  readonly #inputs: RenderInputs
  readonly #reasons: ReadonlyMap<string, string>
  readonly #writer: PageWriter

  /** The output folder must hold the bundle, and no page yet. */
  constructor(inputs: RenderInputs) {
    const { run, plan, source } = inputs
    const bundle = readBundle(run.staging)
    this.#inputs = inputs
    this.shared = { code: plan.code, bundleDigest: bundle.digest, layout: plan.layout }
    this.#writer = new PageWriter(source, run.staging, bundle)
    this.#reasons = reasonsToRender(inputs, this.shared)
    run.report.step(`Rendering ${this.#reasons.size} of ${plan.pages.length} pages`)
  }

  get paths(): readonly string[] {
    return [...this.#reasons.keys()]
  }

  async renderPage(path: string, render: RenderPage): Promise<PreparedPage | undefined> {
    const { plan, source } = this.#inputs
    const sitePage = plan.byPath.get(path)?.sitePage
    if (!sitePage) return undefined
    try {
      const { result, media } = collectMedia(() => loadPage(source, sitePage))
      const page = await render(result.payload, this.#writer.layout)
      return { ...result, ...page, media: new Set([...media, ...page.media]) }
    } catch (error) {
      this.problems.push(...toProblems(error, path, sitePage.entry, plan.content))
      return undefined
    }
  }

  withHead(shell: string, page: PreparedPage): string {
    return this.#writer.withHead(shell, page)
  }

  finishPage(shell: string, page: PreparedPage, placeholder: string): string {
    const { path } = page.payload
    this.rendered.set(path, { reason: this.#reasons.get(path) ?? '', media: this.#writer.mediaOf(page) })
    this.#inputs.run.report.progress(this.rendered.size, this.#reasons.size)
    return this.#writer.finishPage(shell, page, placeholder)
  }
}

/** Path → why the page is rendered. */
function reasonsToRender({ run, plan, previous }: RenderInputs, shared: SharedDigests): Map<string, string> {
  const stale = stalePages(plan, previous, shared)
  const reasons = new Map(
    stale.map((page) => [page.sitePage.path, rebuildReason(page, previous.state, shared, plan)] as const),
  )
  // vite-ssg has written its shell where the home page belongs, so that page is always rendered.
  if (isInShard('/', run.options.shard) && !reasons.has('/')) reasons.set('/', previous.state.pages['/']?.reason ?? '')
  return reasons
}
