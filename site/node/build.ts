/**
 * A build from beginning to end: read the content, find the pages that are not as they would be now, have vite-ssg render
 * them into a staging folder, add the other files of the site, and only then change the output.
 */
import { checkFolders } from './build-folders.ts'
import { lockFolders } from './build-locks.ts'
import type { BuildOptions } from './build-options.ts'
import type { BuildRun } from './build-run.ts'
import { FileDigests } from './file-digests.ts'
import { fingerprintPages, ownPagesOf } from './incremental/fingerprint-pages.ts'
import { nextState } from './incremental/next-state.ts'
import { planBuild, readInputs } from './incremental/plan-build.ts'
import { isUnchanged, type PreviousBuild, readPreviousBuild } from './incremental/previous-build.ts'
import { isUpToDate } from './incremental/stale-pages.ts'
import { lastFingerprints } from './incremental/state.ts'
import { assertOriginals } from './media/originals.ts'
import type { makePictures } from './media/pictures.ts'
import { writePartState } from './merge-shards.ts'
import { compressFiles, compressionDigest } from './output/compress.ts'
import { publishBuild } from './output/publish-build.ts'
import { writeSiteFiles } from './output/site-files.ts'
import { renderPages, reusePages } from './render/render-pages.ts'
import { Reporter, type Totals } from './reporter.ts'

/** @throws ProblemError with everything that is wrong with the content; the last output stays as it is then. */
export async function buildSite(options: BuildOptions): Promise<Totals> {
  checkFolders(options)
  using folders = lockFolders(options)
  const run = startRun(options, folders.staging)

  const inputs = await readInputs(options)
  if (options.withPictures) await assertOriginals(inputs.content, run)
  const previous = readPreviousBuild(run)
  if (isUnchanged(inputs, previous)) return finishUnchanged(run, previous)

  using prose = inputs.prose
  const plan = planBuild({ ...inputs, prose: prose.read }, options)
  // Other code renders all pages, and fingerprints are made of what is rendered: so each page is loaded once.
  const isAllRendered = previous.state.code !== plan.code && plan.problems.length === 0
  const known = isAllRendered ? undefined : fingerprintPages(plan, lastFingerprints(previous.state, plan.code))
  const pages =
    known && isUpToDate(plan, known, previous)
      ? reusePages(plan, known, previous)
      : await renderPages({ run, plan, planned: known, previous })
  const planned = known ?? fingerprintPages(plan, (path) => pages.rendered.get(path)?.fingerprint)
  const ownPages = ownPagesOf(plan, planned)
  const state = nextState({ inputs, ownPages, pages, previous: previous.state, compression: compressionDigest() })

  const searchPictures = writeSiteFiles({ run, plan, planned, bundle: pages.bundle })
  if (options.withCompression) await compressFiles(run, previous)
  const wanted = [...state.media, ...searchPictures]
  const pictures = options.withPictures ? await picturesOf(run, inputs.content, wanted, previous.output) : []
  if (options.shard) writePartState(run.staging, { shard: options.shard, siteDigest: inputs.siteDigest, state })
  const bytes = publishBuild(run, previous.output.filesOf([...pages.reusedFiles, ...pictures]), state)
  return run.report.finish({
    pages: ownPages.length,
    rendered: pages.rendered.size,
    reused: ownPages.length - pages.rendered.size,
    bytes,
  })
}

function startRun(options: BuildOptions, staging: string): BuildRun {
  const report = new Reporter(options.log)
  report.step('Reading the content')
  return { options, staging, report, digests: new FileDigests(options.cacheFolder) }
}

/** The encoder is loaded only now, as it takes memory that rendering needs. */
async function picturesOf(...wanted: Parameters<typeof makePictures>): Promise<string[]> {
  const { makePictures } = await import('./media/pictures.ts')
  return makePictures(...wanted)
}

function finishUnchanged({ report, digests }: BuildRun, { state, output }: PreviousBuild): Totals {
  report.step('Nothing has changed')
  digests.save()
  const pages = Object.keys(state.pages).length
  return report.finish({ pages, rendered: 0, reused: pages, bytes: output.bytes })
}
