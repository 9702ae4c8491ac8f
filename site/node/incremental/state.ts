/** What is known of the pages in the output folder. Without it, a build is a clean one. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Dependency } from '#site/loaders/source/dependency.ts'
import { readCacheFile, writeCacheFile } from '#site/node/cache-file.ts'
import type { LastOutput } from '#site/node/output/last-output.ts'
import { fileOf, pageFiles } from '#site/node/output/publish.ts'
import type { KeyFacts, PageKey } from './fingerprint.ts'

/** What all pages depend on. */
export interface Basis {
  readonly code: string
  /** Digest of the files that Vite made. */
  readonly shell: string
  readonly layout: string
}

export interface PageState extends Omit<KeyFacts, 'dependencies'> {
  /** As indexes into the `dependencies` of all pages. */
  readonly dependencies: readonly number[]
  /** Addresses of the pictures and files that it uses, as indexes into `media`. */
  readonly media: readonly number[]
  /** Why it was last made. */
  readonly reason: string
}

export interface State extends Basis {
  /** Files of the output that belong to all pages: scripts, styles, fonts, the layout, what stands in `public/`. */
  readonly bundle: readonly string[]
  readonly pages: Readonly<Record<string, PageState>>
  readonly media: readonly string[]
  readonly dependencies: readonly Dependency[]
  /** Digest of everything that the build was made of. */
  readonly madeOf: string
  /** How files with a digest in their names were compressed. */
  readonly compression: string
  /** Digest of the list of the output's files, as the build left it. */
  readonly output: string
  /** Entry file → digest, at the time of the build. */
  readonly entries: Readonly<Record<string, string>>
}

const noState: State = {
  code: '',
  shell: '',
  layout: '',
  bundle: [],
  pages: {},
  media: [],
  dependencies: [],
  madeOf: '',
  compression: '',
  output: '',
  entries: {},
}

/** Beside the caches, as it is no part of what is served. */
export const stateFileIn = (cacheFolder: string): string => join(cacheFolder, 'pages.json')

/** @param output digest of the list of the output's files: of any other output than the one that it knows, it knows nothing. */
export function readState(file: string, output: string | undefined): State {
  const state = readCacheFile(file) as State | undefined
  return state && state.output === output ? state : noState
}

export const writeState = (file: string, state: State): void => writeCacheFile(file, state)

/** While the output folder is changed, nothing is known: a crash in between then costs a clean build, never a wrong one. */
export const forgetState = (file: string): void => rmSync(file, { force: true })

/** Keys as the last build found them; of no use to other code. */
export function lastKeys(state: State, code: string): (path: string) => KeyFacts | undefined {
  return (path) => {
    const page = state.code === code ? state.pages[path] : undefined
    return page && { ...page, dependencies: page.dependencies.map((index) => state.dependencies[index] ?? '') }
  }
}

/** The pages that are not in the output as they would be now. */
export function staleOf(pages: readonly PageKey[], state: State, basis: Basis, output: LastOutput): readonly PageKey[] {
  if (state.code !== basis.code || state.shell !== basis.shell) return pages
  return pages.filter(
    ({ sitePage, key }) =>
      state.pages[sitePage.path]?.key !== key || !pageFiles.every((file) => output.holds(fileOf(sitePage.path, file))),
  )
}

/** Whether neither code nor content has changed: then there is nothing to make, and Vite need not even be loaded. */
export const isUpToDate = (pages: readonly PageKey[], state: State, code: string, output: LastOutput): boolean =>
  state.code === code &&
  state.bundle.every((file) => output.holds(file)) &&
  staleOf(pages, state, state, output).length === 0

/** A page that this build has made. */
export interface MadePage {
  readonly reason: string
  readonly media: readonly string[]
}

/** What is known after a build: of pages that were made, and of those that were found to be right. */
export function nextState(
  pages: readonly PageKey[],
  made: ReadonlyMap<string, MadePage>,
  before: State,
  rest: Omit<State, 'pages' | 'media' | 'dependencies' | 'output'>,
): State {
  const media = numbering()
  const dependencies = numbering()
  const states = pages.flatMap(({ sitePage, key, parts, head, answers, ...page }): [string, PageState][] => {
    const old = before.pages[sitePage.path]
    const { reason, media: used } = made.get(sitePage.path) ?? {
      reason: old?.reason,
      media: old?.media.map((index) => before.media[index] ?? ''),
    }
    if (reason === undefined || !used) return []
    const indexes = { dependencies: page.dependencies.map(dependencies.indexOf), media: used.map(media.indexOf) }
    return [[sitePage.path, { key, parts, head, answers, reason, ...indexes }]]
  })
  return {
    ...rest,
    pages: Object.fromEntries(states),
    media: media.list(),
    dependencies: dependencies.list(),
    output: '',
  }
}

/** The state of a site that was made in parts, which must be parts of the same build. */
export function mergeStates(states: readonly State[]): State {
  const [first = noState] = states
  for (const { code, shell, layout } of states)
    if (code !== first.code || shell !== first.shell || layout !== first.layout)
      throw new Error('The parts are of different builds: make all of them from the same commit and configuration.')
  const media = numbering()
  const dependencies = numbering()
  const pages = states.flatMap((state) =>
    Object.entries(state.pages).map(([path, page]): [string, PageState] => [
      path,
      {
        ...page,
        media: page.media.map((index) => media.indexOf(state.media[index] ?? '')),
        dependencies: page.dependencies.map((index) => dependencies.indexOf(state.dependencies[index] ?? '')),
      },
    ]),
  )
  return {
    ...first,
    pages: Object.fromEntries(pages),
    media: media.list(),
    dependencies: dependencies.list(),
    madeOf: '',
  }
}

/** Gives every text its number, the same text the same. */
function numbering() {
  const numbers = new Map<string, number>()
  const indexOf = (text: string): number => numbers.getOrInsertComputed(text, () => numbers.size)
  return { indexOf, list: () => [...numbers.keys()] }
}
