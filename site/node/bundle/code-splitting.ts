/**
 * Keeps what every page needs to be hydrated in one file, and what many pages share in another. The bundler alone would make a file of
 * each part that the same pages share, of some hundred bytes each.
 */
import type { Rolldown } from 'vite'
import { reachable } from './reachable.ts'

interface Modules {
  /** The module that is loaded with every page. */
  readonly entry: string
  /** The module that the entry loads when a page is to be hydrated. */
  readonly application: string
}

/** Pages, sections and late parts that share a module before it is in the file of what many share. With more, pages have more files; with fewer, code of others. */
const many = 9

/** What templates share is left to the bundler: half of the pages have none of it. */
const buildingBlocks = /\/site\/(ui|shared|features)\//

export function codeSplitting({ entry, application }: Modules): Rolldown.CodeSplittingOptions {
  let members: ReadonlySet<string> | undefined
  return {
    // What the entry has loaded stays there.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'application',
        name(module, chunking) {
          const importsOf = (id: string) => chunking.getModuleInfo(id)?.importedIds ?? []
          members ??= reachable(application, importsOf).difference(reachable(entry, importsOf))
          return members.has(module) ? 'app' : null
        },
      },
      { name: 'shared', test: buildingBlocks, minShareCount: many },
    ],
  }
}
