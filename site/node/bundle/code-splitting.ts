/** Keeps what every page needs to be hydrated in one file. The bundler alone would split it by which pages could share which part. */
import type { Rolldown } from 'vite'

interface Modules {
  /** Is loaded with every page. */
  readonly entry: string
  /** Is loaded by the entry when a page is to be hydrated. */
  readonly application: string
}

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
    ],
  }
}

function reach(module: string, importsOf: (id: string) => readonly string[], seen = new Set<string>()): Set<string> {
  if (seen.has(module)) return seen
  seen.add(module)
  for (const next of importsOf(module)) reach(next, importsOf, seen)
  return seen
}
