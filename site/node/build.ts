/**
 * A build from beginning to end: read the content, find the pages that are not as they would be now, have vite-ssg render
 * them into a staging folder, add the other files of the site, and only then change the output.
 */
import { checkFolders } from './build-folders.ts'
import { lockFolders } from './build-locks.ts'
import type { BuildOptions } from './build-options.ts'
import type { BuildRun } from './build-run.ts'
import { FileDigests } from './file-digests.ts'
import { fingerprintPages, shardPagesOf } from './incremental/fingerprint-pages.ts'
import { nextState } from './incremental/next-state.ts'
import { planBuild, readInputs } from './incremental/plan-build.ts'
import { isUnchanged, type PreviousBuild, readPreviousBuild } from './incremental/previous-build.ts'
import { isUpToDate } from './incremental/stale-pages.ts'
import { type BuildState, lastFingerprints } from './incremental/state.ts'
import { assertOriginals } from './media/originals.ts'
import type { makePictures } from './media/pictures.ts'
import { writePartState } from './merge-shards.ts'
import { compressFiles, compressionDigest } from './output/compress.ts'
import { publishBuild } from './output/publish-build.ts'
import { writeSiteFiles } from './output/site-files.ts'
import type { OutputFiles } from './output-files/output-list.ts'
import { renderPages, reusePages } from './render/render-pages.ts'
import { Reporter, type Totals } from './reporter.ts'
import { collectGarbage } from './threads/collect-garbage.ts'

/** Of fewer pages, less memory would be given back than that is worth: it takes 0.1 s. */
const manyPages = 1000

/** @throws ProblemError with everything that is wrong with the content; the last output stays as it is then. */
export async function buildSite(options: BuildOptions): Promise<Totals> {
  checkFolders(options)
  using folders = lockFolders(options)
  const run = startRun(options, folders.staging)
  const next = await prepareOutput(run)
  if (next.rendered >= manyPages) collectGarbage()
  const bytes = 'state' in next ? publishBuild(run, next.kept, next.state) : next.bytes
  const { pages, rendered } = next
  return run.report.finish({ pages, rendered, reused: pages - rendered, bytes })
}

interface Counts {
  /** Pages that the build makes, reused ones included. */
  readonly pages: number
  readonly rendered: number
}

interface UnchangedOutput extends Counts {
  readonly bytes: number
}

/**
 * The data that a build still needs once all new files are in the staging folder: no content and no pages, which are
 * most of its memory.
 */
interface NextOutput extends Counts {
  readonly state: BuildState
  /** Files of the last output that stay. */
  readonly kept: OutputFiles
}

async function prepareOutput(run: BuildRun): Promise<NextOutput | UnchangedOutput> {
  const { options } = run
  const inputs = await readInputs(options)
  if (options.withPictures) await assertOriginals(inputs.content, run)
  const previous = readPreviousBuild(run)
  if (isUnchanged(inputs, previous)) return keepOutput(run, previous)

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
  const ownPages = shardPagesOf(plan, planned)
  const state = nextState({ inputs, ownPages, pages, previous: previous.state, compression: compressionDigest() })

  const searchPictures = writeSiteFiles({ run, plan, planned, bundle: pages.bundle })
  if (options.withCompression) await compressFiles(run, previous)
  const wanted = [...state.media, ...searchPictures]
  const pictures = options.withPictures ? await picturesOf(run, inputs.content, wanted, previous.output) : []
  if (options.shard) writePartState(run.staging, { shard: options.shard, siteDigest: inputs.siteDigest, state })
  const kept = previous.output.filesOf([...pages.reusedFiles, ...pictures])
  return { state, kept, pages: ownPages.length, rendered: pages.rendered.size }
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

function keepOutput({ report, digests }: BuildRun, { state, output }: PreviousBuild): UnchangedOutput {
  report.step('Nothing has changed')
  digests.save()
  return { pages: Object.keys(state.pages).length, rendered: 0, bytes: output.bytes }
}
