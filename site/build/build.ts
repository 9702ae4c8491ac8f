/**
 * A build from beginning to end: read the content, find the pages that are not as they would be now, have vite-ssg make
 * them in a folder of their own, add what else belongs to the site, and only then change the output.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createSource } from '../data/from-content.ts'
import { searchFile } from '../data/search/search-file.ts'
import type { BuildOptions } from './build-options.ts'
import { compressBelow } from './compress.ts'
import { listing, writeFile } from './files.ts'
import { sha256 } from './hash.ts'
import { mediaIn } from './html.ts'
import { makePages } from './make-pages.ts'
import { partStateFile } from './merge.ts'
import { writeOutputs } from './outputs/outputs.ts'
import { makePictures } from './pictures.ts'
import { filesOf, publish, withCompressed } from './publish.ts'
import { Reporter, type Totals } from './reporter.ts'
import { searchRecords } from './search-records.ts'
import { isOwn } from './shard.ts'
import { planSite, readSite } from './site-input.ts'
import { forgetState, isUpToDate, lastKeys, nextState, readState, stateFileIn, writeState } from './state.ts'

/** @throws BuildFailed with everything that is wrong with the content; the last output stays as it is then. */
export async function buildSite(options: BuildOptions): Promise<Totals> {
  const { outputFolder, cacheFolder, config, shard, withCompression, withPictures } = options
  const report = new Reporter(options.log)
  const staging = `${outputFolder}.staging`
  const stateFile = stateFileIn(cacheFolder)

  report.step('Reading the content')
  const site = readSite(options)
  const { content } = site
  const state = readState(stateFile)
  const madeOf = sha256(JSON.stringify([site.code, content.digest, withPictures, shard]))
  const output = state.madeOf === madeOf ? listing(outputFolder) : undefined
  if (output && output.digest === state.output) {
    report.step('Nothing has changed')
    const pages = Object.keys(state.pages).length
    return report.finish({ pages, rendered: 0, reused: pages, bytes: output.bytes })
  }
  const input = planSite(site, config, lastKeys(state, site.code))
  using prose = site.prose
  const source = createSource({ content, config, prose: prose.read })

  rmSync(staging, { recursive: true, force: true })
  const own = input.pages.filter(({ target }) => isOwn(target.path, shard))
  const isDone = isUpToDate(own, state, input.code, outputFolder)
  if (!isDone) report.step('Bundling')
  const { basis, bundle, made } = isDone
    ? { basis: state, bundle: state.bundle, made: new Map() }
    : await makePages({ options, input, state, source, staging, report })
  if (!isOwn('/', shard)) rmSync(join(staging, 'index.html'), { force: true })
  const entries = Object.fromEntries(content.hashes)
  const next = nextState(own, made, state, { ...basis, bundle, madeOf, entries })
  const reused = own.map(({ target }) => target).filter(({ path }) => !made.has(path))

  report.step('Writing what else belongs to the site')
  writeOutputs({ output: staging, before: outputFolder, content, source, pages: input.pages, shard })
  // The machine that makes the home page makes what belongs to all pages.
  const findable = isOwn('/', shard) ? searchRecords(input, join(cacheFolder, 'search.json')) : []
  if (isOwn('/', shard)) writeFile(join(staging, searchFile), JSON.stringify(findable))
  if (withCompression) {
    report.step('Compressing')
    compressBelow(staging, outputFolder)
  }
  const kept = [...filesOf(reused), ...(isDone ? withCompressed(bundle) : [])]
  if (withPictures) {
    report.step('Making pictures')
    const manifest = mediaIn(readFileSync(join(staging, 'manifest.webmanifest'), 'utf8'))
    const addresses = [...next.media, ...manifest, ...findable.flatMap(({ image }) => image ?? [])]
    kept.push(...(await makePictures({ content, addresses, cacheFolder, staging, before: outputFolder, report })))
  }
  if (shard) writeFile(join(staging, partStateFile), JSON.stringify(next))

  report.step('Changing the output folder')
  forgetState(stateFile)
  publish(staging, outputFolder, kept)
  const { digest, bytes } = listing(outputFolder)
  writeState(stateFile, { ...next, output: digest })
  return report.finish({ pages: own.length, rendered: made.size, reused: reused.length, bytes })
}
