/** Checks the entries of the new snapshot before anything of it is written. */

import type { Problem } from '#content/format/problem.ts'
import { compileProse } from '#content/format/prose/compile-prose.ts'
import { walkFields } from '#content/format/walk-fields.ts'
import { titleOf } from '#content/schema/entry-key.ts'
import { type Entry, entryTypes } from '#content/schema/entry-types.ts'
import { checkSnapshot } from '#content/snapshot/check.ts'
import type { LinksInProse } from '#content/snapshot/links.ts'
import type { ExportProblem } from './problem.ts'

/** Entries by `<type>/<id>`. */
type Entries = ReadonlyMap<string, Entry>

interface CheckedBefore {
  /** The entries whose prose has not been compiled before. */
  readonly changed: Entries
  /** Links of the prose of all others. */
  readonly linksInProse: LinksInProse
  /** Whether an entry already has blocking problems. Its old version is kept, so further problems are not reported. */
  readonly isBlocked: (key: string) => boolean
  /** Whether an entry is of a type that this export reads: in no other can it leave a reference out. */
  readonly isRead: (key: string) => boolean
}

export function checkEntries(
  entries: Entries,
  { changed, linksInProse, isBlocked, isRead }: CheckedBefore,
): ExportProblem[] {
  const prose = checkProse(changed, linksInProse)
  const inconsistent = checkSnapshot(entries, prose.linksInProse)
    .filter(({ entry, missing }) => !isBlocked(entry) && !(missing && isBlocked(missing)))
    .map(({ missing, ...problem }) =>
      missing && !isRead(problem.entry)
        ? { ...problem, hint: 'Export without --types, which leaves the reference out.' }
        : problem,
    )
  return [...prose.problems, ...inconsistent].map((problem) => {
    const entry = entries.get(problem.entry)
    return { severity: 'blocks', ...(entry ? { title: titleOf(entry) } : {}), ...problem }
  })
}

/** Compiles prose as the site will: what no page could be made of never leaves the CMS. */
function checkProse(changed: Entries, linksOfOthers: LinksInProse) {
  const problems: (Problem & { readonly entry: string })[] = []
  const links = new Map<string, ReturnType<LinksInProse>>()
  for (const [key, entry] of changed) {
    for (const { meta, value, path } of walkFields(entryTypes[entry.type].schema, entry)) {
      if (meta.kind !== 'prose') continue
      const compiled = compileProse(value as string)
      links.set(value as string, compiled.links)
      const place = { entry: key, field: path.join('.') }
      problems.push(...compiled.problems.map((problem) => ({ ...place, ...problem })))
    }
  }
  const linksInProse: LinksInProse = (text) => links.get(text) ?? linksOfOthers(text)
  return { problems, linksInProse }
}
