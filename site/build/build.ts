/**
 * A build from beginning to end: read the content, find the pages that are not as they would be now, have vite-ssg render
 * them into a folder of their own, add what else belongs to the site, and only then exchange the output folder.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build as viteSsg } from 'vite-ssg/node'
import type { SiteConfig } from '../config.ts'
import { createSource, type SourceOptions } from '../data/from-content.ts'
import { layoutOf } from '../data/layout.ts'
import { loadPage } from '../data/load-page.ts'
import { settingsOf } from '../data/settings.ts'
import type { Target } from '../data/targets.ts'
import { readAssets } from './assets.ts'
import { type PreparedPage, setBuildBridge } from './bridge.ts'
import { codeKey, contractKey } from './code-key.ts'
import { compressBelow } from './compress.ts'
import { readContent } from './content-index.ts'
import { writeFile } from './files.ts'
import { sha256 } from './hash.ts'
import { headHtml, mediaIn, payloadHtml } from './html.ts'
import { writeOutputs } from './outputs/outputs.ts'
import { keysOf, type PageKey, partsOf } from './page-keys.ts'
import { makePictures } from './pictures.ts'
import { planPages } from './plan.ts'
import { BuildFailed, type Problem, toProblem } from './problems.ts'
import { ProseStore, proseForKey } from './prose.ts'
import { carryOver, exchange, pageFiles } from './publish.ts'
import { Reporter, type Totals } from './reporter.ts'
import { searchRecordsOf, writeSearchIndex } from './search-index.ts'
import { forgetState, type PageState, readState, type State, writeState } from './state.ts'
import { viteConfig } from './vite-config.ts'
import { reasonFor } from './why.ts'

interface Shard {
  /** From 1. */
  readonly index: number
  readonly count: number
}

export interface BuildOptions {
  /** Of the repository. */
  readonly root: string
  readonly contentFolder: string
  readonly outputFolder: string
  readonly cacheFolder: string
  readonly config: SiteConfig
  /** Off only to measure everything else. */
  readonly withPictures: boolean
  /** Which part of the pages to make, of how many; all if left out. */
  readonly shard?: Shard
  readonly mode: 'production' | 'development'
  readonly log: (line: string) => void
}

const outlet = 'react-app'
const outletHtml = `<!--${outlet}-->`

export async function buildSite(options: BuildOptions): Promise<Totals> {
  const { root, contentFolder, outputFolder, cacheFolder, config } = options
  const report = new Reporter(options.log)
  const staging = `${outputFolder}.staging`
  const stateFile = join(cacheFolder, 'pages.json')
  const contract = contractKey(root)
  const code = sha256(JSON.stringify([codeKey(root), config, options.mode]))

  report.step('Reading the content')
  const content = readContent({ folder: contentFolder, cacheFile: join(cacheFolder, 'index.json'), contract })
  stopAt(content.problems)
  const forKeys: SourceOptions = { content, config, prose: proseForKey((key) => content.entries.has(key)) }
  const source = createSource(forKeys)
  const { targets, problems } = planPages(source, content)
  const keys = keysOf(source, targets, content)
  stopAt([...problems, ...keys.problems])

  const state = readState(stateFile)
  const prose = new ProseStore(join(cacheFolder, 'prose'), contract)
  const pageSource = createSource({ content, config, prose: prose.read })
  const read = new Set<string>()
  const watched = { source: createSource({ ...forKeys, onRead: (key) => read.add(key) }), read }
  const found: Problem[] = []
  const made = new Map<string, { parts: PageState['parts']; media: readonly string[]; reason: string }>()
  const byPath = new Map(keys.pages.map((page) => [page.target.path, page]))
  let stale: readonly PageKey[] = []
  const hasHome = !options.shard || isOwnPath('/', options.shard)
  let shell = ''
  let assets: ReturnType<typeof readAssets> = () => []

  const settle = async <T>(load: () => T): Promise<T> => {
    for (;;) {
      const loaded = load()
      if (prose.isSettled) return loaded
      await prose.settle()
    }
  }
  const layout = await settle(() => layoutOf(pageSource))
  const siteName = settingsOf(pageSource).siteName

  setBuildBridge({
    outlet,
    pathsToRender() {
      assets = readAssets(staging)
      shell = sha256(
        readFileSync(join(staging, 'index.html'), 'utf8') + readFileSync(join(staging, '.vite/manifest.json'), 'utf8'),
      )
      const present = { code, shell, layout: keys.layout }
      stale = staleOf(keys.pages, state, present, outputFolder)
      stale = ownOf(stale, options.shard)
      for (const { target } of stale) {
        const reason = reasonFor(target, state, present, watched, content)
        made.set(target.path, { parts: {}, media: [], reason })
      }
      report.step(`Rendering ${stale.length} of ${targets.length} pages`)
      // The shell has overwritten the home page of this folder, so that one is always made.
      const home = hasHome ? ['/'] : []
      return [...new Set([...home, ...stale.map(({ target }) => target.path)])]
    },
    async preparePage(path, render) {
      const target = byPath.get(path)?.target
      if (!target) return undefined
      try {
        const { payload, structured } = await settle(() => loadPage(pageSource, target))
        const html = await render(payload, layout, target.route)
        prose.forget()
        return { payload, structured, html }
      } catch (error) {
        found.push(toProblem(error, path, target.entry, content))
        return undefined
      }
    },
  })

  rmSync(staging, { recursive: true, force: true })
  report.step('Bundling')
  let written = 0
  await quietly(() =>
    viteSsg(
      {
        entry: 'entry-ssg.tsx',
        dirStyle: 'nested',
        formatting: 'none',
        beastiesOptions: false,
        concurrency: 20,
        onBeforePageRender: (path, html, context) => {
          const page = preparedOf(context)
          const target = byPath.get(path)?.target
          if (!page || !target) return html
          const tags = headHtml({
            head: page.payload.head,
            siteUrl: config.siteUrl,
            siteName,
            structured: page.structured,
            links: assets(target.page),
            html: page.html,
          })
          return html.replace('<!--head-->', () => tags)
        },
        onPageRendered: (path, html, context) => {
          const page = preparedOf(context)
          if (!page) return html
          const code = shell.slice(0, 12)
          const complete = html
            .replace(outletHtml, () => page.html)
            .replace('</body>', () => `  ${payloadHtml({ layout, payload: page.payload, code })}\n  </body>`)
          const payload = JSON.stringify({ ...page.payload, code })
          writeFile(join(staging, path, 'payload.json'), payload)
          const reason = made.get(path)?.reason ?? state.pages[path]?.reason ?? 'it is new'
          made.set(path, { parts: {}, media: mediaIn(complete), reason })
          written++
          report.progress(written, stale.length)
          return complete
        },
      },
      viteConfig({ root, outputFolder: staging, mode: options.mode }),
    ),
  )
  stopAt(found)
  const lost = stale.filter(({ target }) => !existsSync(join(staging, target.path, 'payload.json')))
  stopAt(lost.map(({ target }) => ({ route: target.path, what: 'was not written, and nobody said why' })))

  // Parts are digests of what the key was made of, not of compiled prose: reasons are told from the same.
  for (const [path, page] of made) {
    const target = byPath.get(path)?.target
    if (target) made.set(path, { ...page, parts: partsOf(loadPage(source, target).payload) })
  }
  const next = nextState(
    keys.pages,
    made,
    state,
    { code, shell, layout: keys.layout, entries: Object.fromEntries(content.hashes) },
    options.shard,
  )
  const reused = keys.pages.map(({ target }) => target).filter(({ path }) => !made.has(path) && next.pages[path])

  if (!hasHome) rmSync(join(staging, 'index.html'))
  report.step('Writing what else belongs to the site')
  writeOutputs({ output: staging, before: outputFolder, content, source: pageSource, pages: keys.pages })
  rmSync(join(staging, '.vite'), { recursive: true, force: true })
  report.step('Indexing for the search')
  const records = hasHome ? searchRecordsOf(source, keys.pages) : []
  if (hasHome) await writeSearchIndex({ records, output: staging, before: outputFolder })
  report.step('Compressing')
  await compressBelow(staging, outputFolder)
  carryOver(outputFolder, staging, reused)
  if (options.withPictures) {
    report.step('Making pictures')
    const manifest = mediaIn(readFileSync(join(staging, 'manifest.webmanifest'), 'utf8'))
    const media = [...next.media, ...manifest, ...records.flatMap(({ image }) => image ?? [])]
    await makePictures({ content, media, cacheFolder, output: staging, report })
  }
  report.step('Exchanging the output folder')
  forgetState(stateFile)
  exchange(staging, outputFolder)
  writeState(stateFile, next)
  return report.finish({ pages: targets.length, rendered: made.size, reused: reused.length, output: outputFolder })
}

function stopAt(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new BuildFailed(problems)
}

function staleOf(
  pages: readonly PageKey[],
  state: State,
  present: { code: string; shell: string },
  output: string,
): PageKey[] {
  if (state.code !== present.code || state.shell !== present.shell) return [...pages]
  return pages.filter(
    ({ target, key }) =>
      state.pages[target.path]?.key !== key || pageFiles.some((file) => !existsSync(join(output, target.path, file))),
  )
}

/** Pages are dealt out by a digest of their path, so that every machine finds the same share without asking the others. */
function ownOf(pages: readonly PageKey[], shard: BuildOptions['shard']): readonly PageKey[] {
  if (!shard) return pages
  return pages.filter(({ target }) => isOwn(target, shard))
}

const isOwn = ({ path }: Target, shard: Shard): boolean => isOwnPath(path, shard)

const isOwnPath = (path: string, { index, count }: Shard): boolean =>
  Number.parseInt(sha256(path).slice(0, 8), 16) % count === index - 1

const preparedOf = (context: unknown): PreparedPage | undefined =>
  // `createApp` of entry-ssg.tsx put it there; vite-ssg passes its result through.
  (context as { page?: PreparedPage }).page

function nextState(
  pages: readonly PageKey[],
  made: ReadonlyMap<string, { parts: PageState['parts']; media: readonly string[]; reason: string }>,
  before: State,
  rest: Pick<State, 'code' | 'shell' | 'layout' | 'entries'>,
  shard: BuildOptions['shard'],
): State {
  const media = new Map<string, number>()
  const indexOf = (address: string): number => media.getOrInsertComputed(address, () => media.size)
  const states = pages.flatMap(({ target, key }): [string, PageState][] => {
    if (shard && !isOwn(target, shard) && !made.has(target.path)) return []
    const now = made.get(target.path)
    if (now) return [[target.path, { key, parts: now.parts, media: now.media.map(indexOf), reason: now.reason }]]
    const old = before.pages[target.path]
    if (!old) return []
    return [[target.path, { ...old, media: old.media.map((index) => indexOf(before.media[index] ?? '')) }]]
  })
  return { ...rest, pages: Object.fromEntries(states), media: [...media.keys()] }
}

/** vite-ssg names every step on its own; our report says it once. */
async function quietly<T>(run: () => Promise<T>): Promise<T> {
  const { log } = console
  console.log = () => {}
  try {
    return await run()
  } finally {
    console.log = log
  }
}
