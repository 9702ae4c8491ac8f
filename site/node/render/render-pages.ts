/**
 * Has vite-ssg bundle the site and make the pages that are stale. The bundle (`entry-ssg.tsx`) asks over the bridge which
 * pages there are to make and what is on each; vite-ssg passes what comes back through the hooks given here.
 */
import { existsSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Problem, stopAt } from '#content/format/problem.ts'
import { loadPage } from '#site/loaders/load-page.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { BuildOptions } from '#site/node/build-options.ts'
import { keepBundle, keptBundle } from '#site/node/bundle/bundle-cache.ts'
import { readBundle } from '#site/node/bundle/bundle-manifest.ts'
import { filesBelow } from '#site/node/files.ts'
import type { SiteInput } from '#site/node/incremental/plan-build.ts'
import { reasonFor } from '#site/node/incremental/rebuild-reason.ts'
import { type Basis, type MadePage, type State, staleOf } from '#site/node/incremental/state.ts'
import type { LastOutput } from '#site/node/output/last-output.ts'
import { pageFiles } from '#site/node/output/publish.ts'
import { toProblems } from '#site/node/problems.ts'
import type { Reporter } from '#site/node/reporter.ts'
import { isOwn } from '#site/node/shards/shard.ts'
import { setBuildBridge } from '#site/node/vite-ssg/build-context.ts'
import { collectMedia } from '#site/shared/media-url.ts'
import { PageWriter } from './page-writer.ts'

interface Options {
  readonly options: BuildOptions
  readonly input: SiteInput
  /** After the last build. */
  readonly state: State
  readonly last: LastOutput
  readonly source: Source
  readonly staging: string
  readonly report: Reporter
}

export interface MadePages extends Pick<State, 'bundle'> {
  readonly basis: Basis
  /** By path. */
  readonly made: ReadonlyMap<string, MadePage>
}

const outlet = 'react-app'

export async function makePages({ options, input, state, last, source, staging, report }: Options): Promise<MadePages> {
  const problems: Problem[] = []
  const reasons = new Map<string, string>()
  const made = new Map<string, MadePage>()
  const writer = new PageWriter({ source, staging, outlet })
  let basis: Basis = { code: input.code, shell: '', layout: input.layout }

  const bundleFolder = join(options.cacheFolder, 'bundle')
  const kept = keptBundle(bundleFolder, input.code)
  let server = ''

  setBuildBridge({
    outlet,
    pathsToRender() {
      if (!kept) keepBundle(bundleFolder, { code: input.code, server, output: staging })
      const bundle = readBundle(staging)
      writer.linksOf = bundle.linksOf
      writer.code = bundle.digest.slice(0, 12)
      writer.writeLayout()
      basis = { ...basis, shell: bundle.digest }
      const own = input.pages.filter(({ sitePage }) => isOwn(sitePage.path, options.shard))
      const stale = staleOf(own, state, basis, last)
      for (const page of stale) reasons.set(page.sitePage.path, reasonFor(page, state, basis, input))
      report.step(`Rendering ${stale.length} of ${input.pages.length} pages`)
      // vite-ssg has written its shell where the home page belongs, so that one is always made.
      if (isOwn('/', options.shard) && !reasons.has('/')) reasons.set('/', state.pages['/']?.reason ?? '')
      return [...reasons.keys()]
    },
    async preparePage(path, render) {
      const page = input.byPath.get(path)
      if (!page) return undefined
      const { sitePage } = page
      try {
        const { result, media } = collectMedia(() => loadPage(source, sitePage))
        const rendered = await render(result.payload, writer.layout, sitePage.route)
        return { ...result, html: rendered.html, module: rendered.module, media: [...media, ...rendered.media] }
      } catch (error) {
        problems.push(...toProblems(error, path, sitePage.entry, input.content))
        return undefined
      }
    },
  })

  // Vite and all that comes with it.
  const { runViteSsg } = await import('#site/node/vite-ssg/run.ts')
  await runViteSsg({
    root: options.root,
    outputFolder: staging,
    mode: options.mode,
    kept,
    onServerBundle(code) {
      server = code
    },
    withHead: (shell, page) => writer.withHead(shell, page),
    write(path, shell, page) {
      const { html, media } = writer.write(shell, page)
      made.set(path, { reason: reasons.get(path) ?? '', media })
      report.progress(made.size, reasons.size)
      return html
    },
  })
  stopAt(problems)
  // vite-ssg ends well even where pages are missing.
  const lost = [...reasons.keys()].filter((path) => !made.has(path) || !existsSync(join(staging, path, 'index.html')))
  stopAt(lost.map((route) => ({ route, message: 'was not written, and nobody said why' })))
  rmSync(join(staging, '.vite'), { recursive: true, force: true })
  const bundle = filesBelow(staging).filter((file) => !isOfPage(file))
  return { basis, made, bundle }
}

const isOfPage = (file: string): boolean => pageFiles.some((name) => name === basename(file))
