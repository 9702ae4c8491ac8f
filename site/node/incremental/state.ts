/** What a build knows of the pages that the last one left in the output folder. Without a state, a build is a clean one. */

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ownValue } from '#content/schema/own-value.ts'
import type { Dependency } from '#site/loaders/source/dependency.ts'
import { readCacheFile, writeCacheFile } from '#site/node/cache-file.ts'
import type { PageFingerprint } from './fingerprint.ts'

/** Digests of what all pages depend on. */
export interface SharedDigests {
  readonly code: string
  /** Digest of the files that Vite made. */
  readonly bundleDigest: string
  readonly layout: string
}

export interface PageState extends Omit<PageFingerprint, 'dependencies'> {
  /** Indexes into `BuildState.dependencies`. */
  readonly dependencies: readonly number[]
  /** Addresses of the pictures and files that the page uses, as indexes into `BuildState.media`. */
  readonly media: readonly number[]
  /** Why the page was last rendered. */
  readonly reason: string
}

export interface BuildState extends SharedDigests {
  /** Files of the output that belong to all pages: scripts, styles, fonts, the layout, the content of `public/`. */
  readonly bundle: readonly string[]
  /** Pages by path. */
  readonly pages: Readonly<Record<string, PageState>>
  readonly media: readonly string[]
  readonly dependencies: readonly Dependency[]
  /** Digest of everything that the build read. */
  readonly inputDigest: string
  /** Digest of how files with a digest in their names were compressed. */
  readonly compression: string
  /** Digest of the list of the output's files, as the build left it. */
  readonly output: string
  /** File of the content → digest, at the time of the build. */
  readonly files: Readonly<Record<string, string>>
}

export const emptyState: BuildState = {
  code: '',
  bundleDigest: '',
  layout: '',
  bundle: [],
  pages: {},
  media: [],
  dependencies: [],
  inputDigest: '',
  compression: '',
  output: '',
  files: {},
}

/** The state lies with the caches, as it is no part of what is served. */
export const stateFileIn = (cacheFolder: string): string => join(cacheFolder, 'pages.json')

/** @param output digest of the list of the output's files: a state of any other output is not used. */
export function readState(file: string, output: string | undefined): BuildState {
  const state = readCacheFile(file) as BuildState | undefined
  return state && state.output === output ? state : emptyState
}

export const writeState = (file: string, state: BuildState): void => writeCacheFile(file, state)

/** Called before the output folder is changed: a crash during the change then costs a clean build, never a wrong one. */
export const deleteState = (file: string): void => rmSync(file, { force: true })

/** The fingerprints of the last build, which had the same code; none if it had another. */
export function lastFingerprints(state: BuildState, code: string): (path: string) => PageFingerprint | undefined {
  return (path) => {
    const page = state.code === code ? ownValue(state.pages, path) : undefined
    return page && { ...page, dependencies: page.dependencies.map((index) => state.dependencies[index] ?? '') }
  }
}
