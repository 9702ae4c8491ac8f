/** What is known of the pages in the output folder. Without it, a build is a clean one. */
import { rmSync } from 'node:fs'
import { readJson, writeFile } from './files.ts'

export interface PageState {
  readonly key: string
  /** Digests of the payload's parts: which of them changed is why a page is made again. */
  readonly parts: Readonly<Record<string, string>>
  /** Indexes into `media`. */
  readonly media: readonly number[]
  /** Why it was last made. */
  readonly reason: string
}

export interface State {
  readonly code: string
  readonly shell: string
  readonly layout: string
  readonly pages: Readonly<Record<string, PageState>>
  /** Addresses of pictures and files that pages use. */
  readonly media: readonly string[]
  /** Entry file → digest, at the time of the build. */
  readonly entries: Readonly<Record<string, string>>
}

const noState: State = { code: '', shell: '', layout: '', pages: {}, media: [], entries: {} }

export const readState = (file: string): State => (readJson(file) as State | undefined) ?? noState

export const writeState = (file: string, state: State): void => writeFile(file, JSON.stringify(state))

/** While the output folder is exchanged, nothing is known: a crash in between then costs a clean build, never a wrong one. */
export const forgetState = (file: string): void => rmSync(file, { force: true })
