/** Has vite-ssg bundle the site and render the pages that are stale. */

import { existsSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { stopAt } from '#content/format/problem.ts'
import { pageFileNames } from '#content/schema/path.ts'
import { loadBundle, saveBundle } from '#site/node/bundle/bundle-cache.ts'
import { listFiles } from '#site/node/files.ts'
import type { PlannedPage } from '#site/node/incremental/fingerprint.ts'
import { type PlannedPages, shardPagesOf } from '#site/node/incremental/fingerprint-pages.ts'
import type { BuildPlan } from '#site/node/incremental/plan-build.ts'
import type { PreviousBuild } from '#site/node/incremental/previous-build.ts'
import type { RenderedPages } from '#site/node/incremental/rendered-pages.ts'
import { fileOf, filesOfPage } from '#site/node/output-files/page-files.ts'
import { isInShard } from '#site/node/shard.ts'
import { PageRenderer, type RenderInputs } from './page-renderer.ts'

const missing = {
  message: 'has no file, though vite-ssg reported no error',
  hint: 'Build again; if it is missing again, look at what is printed while pages are rendered.',
}

/** The pages of the last output, which has each as it would be rendered now. */
export const reusePages = (plan: BuildPlan, planned: PlannedPages, { state }: PreviousBuild): RenderedPages => ({
  shared: { code: state.code, bundleDigest: state.bundleDigest, layout: state.layout },
  bundle: state.bundle,
  rendered: new Map(),
  reusedFiles: [...filesOfPages(shardPagesOf(plan, planned)), ...state.bundle],
})

/** @throws ProblemError where a page cannot be loaded or rendered. */
export async function renderPages(inputs: RenderInputs): Promise<RenderedPages> {
  const { run, plan, planned } = inputs
  const { options, staging, report } = run
  report.step('Bundling')
  const folder = join(options.cacheFolder, 'bundle')
  const saved = loadBundle(folder, plan.code)
  // Vite, and all that comes with it, takes a while to load: only a build that renders does.
  const { runViteSsg } = await import('#site/node/vite-ssg/run.ts')
  const bundling = {
    root: options.root,
    outputFolder: staging,
    mode: options.mode,
    threads: options.threads,
    formKind: options.config.formKind,
    saved,
  }
  await using renderers = new AsyncDisposableStack()
  const { shared, rendered, problems, paths } = await runViteSsg(bundling, (server) => {
    if (!saved) saveBundle(folder, { code: plan.code, server, output: staging })
    return renderers.use(new PageRenderer(inputs))
  })
  stopAt(problems)
  // vite-ssg ends well even where pages are missing.
  const isMissing = (path: string) =>
    !rendered.has(path) || !existsSync(join(staging, fileOf(path, pageFileNames.html)))
  stopAt(paths.filter(isMissing).map((route) => ({ route, ...missing })))
  if (!isInShard('/', options.shard)) rmSync(join(staging, 'index.html'), { force: true })
  rmSync(join(staging, '.vite'), { recursive: true, force: true })
  return {
    shared,
    bundle: listFiles(staging).filter((file) => !isOfPage(file)),
    rendered,
    reusedFiles: planned
      ? filesOfPages(shardPagesOf(plan, planned).filter(({ sitePage }) => !rendered.has(sitePage.path)))
      : [],
  }
}

const filesOfPages = (pages: readonly PlannedPage[]): string[] => pages.flatMap(filesOfPage)

const isOfPage = (file: string): boolean => Object.values(pageFileNames).some((name) => name === basename(file))
