/**
 * A build from beginning to end: read the content, find the pages that are not as they would be now, have vite-ssg make
 * them in a folder of their own, add what else belongs to the site, and only then change the output.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '#content/snapshot/hash.ts'
import { createSource } from '#site/loaders/source/create-source.ts'
import { searchFile } from '#site/shared/search.ts'
import { checkFolders } from './build-folders.ts'
import { holdFolders } from './build-locks.ts'
import type { BuildOptions } from './build-options.ts'
import { FileDigests } from './file-digests.ts'
import { writeFile } from './files.ts'
import { planSite, readSite } from './incremental/plan-build.ts'
import { isUpToDate, lastKeys, nextState, readState, stateFileIn } from './incremental/state.ts'
import { stopAtWrongOriginals } from './media/originals.ts'
import { makePictures } from './media/pictures.ts'
import { compressBelow, compressionKey } from './output/compress.ts'
import { LastOutput } from './output/last-output.ts'
import { readOutputList } from './output/output-list.ts'
import { writeOutputs } from './output/outputs.ts'
import { fileOf, pageFiles } from './output/publish.ts'
import { publishKnown } from './output/publish-known.ts'
import { searchRecords } from './output/search-index.ts'
import { makePages } from './render/render-pages.ts'
import { Reporter, type Totals } from './reporter.ts'
import { partStateFile } from './shards/merge.ts'
import { isOwn } from './shards/shard.ts'

/** @throws ProblemError with everything that is wrong with the content; the last output stays as it is then. */
export async function buildSite(options: BuildOptions): Promise<Totals> {
  const { outputFolder, cacheFolder, config, shard, withCompression, withPictures } = options
  const report = new Reporter(options.log)
  checkFolders(options)
  using held = holdFolders(options)
  const { staging } = held
  const stateFile = stateFileIn(cacheFolder)
  const digests = new FileDigests(cacheFolder)

  report.step('Reading the content')
  const site = readSite(options)
  const { content } = site
  if (withPictures) await stopAtWrongOriginals(content, { digests, cacheFolder, report })
  const list = readOutputList(outputFolder)
  const state = readState(stateFile, list?.digest)
  const last = new LastOutput(outputFolder, (state.output === list?.digest && list?.files) || new Map(), digests)
  const madeOf = sha256(JSON.stringify([site.code, content.digest, withPictures, shard]))
  if (state.madeOf === madeOf && last.isIntact) {
    report.step('Nothing has changed')
    digests.keep()
    const pages = Object.keys(state.pages).length
    return report.finish({ pages, rendered: 0, reused: pages, bytes: last.bytes })
  }
  const input = planSite(site, config, lastKeys(state, site.code))
  using prose = site.prose
  const source = createSource({ content, config, prose: prose.read })

  const own = input.pages.filter(({ sitePage }) => isOwn(sitePage.path, shard))
  const isDone = isUpToDate(own, state, input.code, last)
  if (!isDone) report.step('Bundling')
  const { basis, bundle, made } = isDone
    ? { basis: state, bundle: state.bundle, made: new Map() }
    : await makePages({ options, input, state, last, source, staging, report })
  if (!isOwn('/', shard)) rmSync(join(staging, 'index.html'), { force: true })
  const entries = Object.fromEntries(content.hashes)
  const compression = compressionKey()
  const next = nextState(own, made, state, { ...basis, bundle, madeOf, compression, entries })
  const reused = own.map(({ sitePage }) => sitePage).filter(({ path }) => !made.has(path))

  report.step('Writing what else belongs to the site')
  writeOutputs({ output: staging, before: outputFolder, content, source, pages: input.pages, shard })
  // The machine that makes the home page makes what belongs to all pages.
  const findable = isOwn('/', shard) ? searchRecords(input, join(cacheFolder, 'search.json')) : []
  if (isOwn('/', shard)) writeFile(join(staging, searchFile), JSON.stringify(findable))
  if (withCompression) {
    report.step('Compressing')
    compressBelow(staging, state.compression === compression ? last : undefined)
  }
  const kept = [...reused.flatMap(({ path }) => pageFiles.map((file) => fileOf(path, file))), ...(isDone ? bundle : [])]
  if (withPictures) {
    report.step('Making pictures')
    const addresses = [...next.media, ...findable.flatMap(({ image }) => image ?? [])]
    kept.push(...(await makePictures({ content, addresses, cacheFolder, staging, last, report })))
  }
  if (shard) writeFile(join(staging, partStateFile), JSON.stringify(next))

  report.step('Changing the output folder')
  const bytes = publishKnown(
    { staging, output: outputFolder, kept: last.filesOf(kept), digests, stateFile, report },
    next,
  )
  return report.finish({ pages: own.length, rendered: made.size, reused: reused.length, bytes })
}
