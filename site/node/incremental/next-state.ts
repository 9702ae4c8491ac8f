/** The state that this build saves for the next one. */
import { ownValue } from '#content/schema/own-value.ts'
import type { PlannedPage } from './fingerprint.ts'
import type { BuildInputs } from './plan-build.ts'
import type { RenderedPages } from './rendered-pages.ts'
import { type BuildState, emptyState, type PageState } from './state.ts'

interface Finished {
  readonly inputs: BuildInputs
  readonly ownPages: readonly PlannedPage[]
  readonly pages: RenderedPages
  readonly previous: BuildState
  /** Digest of how this build compresses files. */
  readonly compression: string
}

/** The state after a build: of pages that were rendered, and of those that were reused. */
export function nextState({ inputs, ownPages, pages, previous, compression }: Finished): BuildState {
  const { shared, bundle, rendered } = pages
  const media = stringTable()
  const dependencies = stringTable()
  const states = ownPages.flatMap(({ sitePage, ...fingerprint }): [string, PageState][] => {
    const old = ownValue(previous.pages, sitePage.path)
    const { reason, media: used } = rendered.get(sitePage.path) ?? {
      reason: old?.reason,
      media: old?.media.map((index) => previous.media[index] ?? ''),
    }
    if (reason === undefined || !used) return []
    const indexes = { dependencies: fingerprint.dependencies.map(dependencies.indexOf), media: used.map(media.indexOf) }
    const { digest, dependencyDigest, fieldChecksums, head, hasRest } = fingerprint
    return [[sitePage.path, { digest, dependencyDigest, fieldChecksums, head, hasRest, reason, ...indexes }]]
  })
  return {
    ...shared,
    bundle,
    pages: Object.fromEntries(states),
    media: media.list(),
    dependencies: dependencies.list(),
    inputDigest: inputs.digest,
    compression,
    output: '',
    files: Object.fromEntries(inputs.content.hashes),
  }
}

/** The state of a site that was built in shards. */
export function mergeStates(states: readonly BuildState[]): BuildState {
  const [first = emptyState] = states
  const media = stringTable()
  const dependencies = stringTable()
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
    inputDigest: '',
  }
}

/** Numbers strings in the order in which they first occur: each is then written once, however many pages name it. */
function stringTable() {
  const numbers = new Map<string, number>()
  const indexOf = (text: string): number => numbers.getOrInsertComputed(text, () => numbers.size)
  return { indexOf, list: () => [...numbers.keys()] }
}
