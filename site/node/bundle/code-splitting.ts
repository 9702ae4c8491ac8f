/**
 * Which code stands in one file: what every page needs to be hydrated, what many pages share, and the rest as the bundler splits it.
 * The bundler alone makes a file for each set of pages that have something in common, a dozen for each page.
 */
import type { Rolldown } from 'vite'

interface Modules {
  /** Is loaded with every page. */
  readonly entry: string
  /** Is loaded by the entry when a page is to be hydrated. */
  readonly application: string
}

/** Parts of fewer pages stay apart, so that other pages do not load them: with 5, pages load the fewest bytes on average. */
const sharedByMany = 5

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
          members ??= reach(application, importsOf).difference(reach(entry, importsOf))
          return members.has(module) ? 'app' : null
        },
      },
      { name: 'shared', minShareCount: sharedByMany },
    ],
  }
}

function reach(module: string, importsOf: (id: string) => readonly string[], seen = new Set<string>()): Set<string> {
  if (seen.has(module)) return seen
  seen.add(module)
  for (const next of importsOf(module)) reach(next, importsOf, seen)
  return seen
}
