/** Whether the entries of a content fit together. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '#content/format/problem.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { checkSnapshot } from '#content/snapshot/check.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { placeInFile } from '#site/node/prose/check-prose.ts'
import type { ProseStore } from '#site/node/prose/prose-store.ts'
import type { Rows } from './content-index.ts'

interface Entries {
  readonly folder: string
  readonly rows: Rows
  readonly entries: ReadonlyMap<string, Entry>
  readonly files: ReadonlyMap<string, string>
  readonly prose: ProseStore
}

interface Checked {
  /** Digest of the constraints, where they fit together; else empty. */
  readonly validated: string
  readonly problems: readonly Problem[]
}

/** @param lastValidated what the last build returned: the same constraints are not checked again. */
export function checkEntries(content: Entries, lastValidated: string | undefined): Checked {
  const constraints = digestOfConstraints(content.rows)
  const problems = constraints === lastValidated ? [] : inconsistent(content)
  return { validated: problems.length === 0 ? constraints : '', problems }
}

const digestOfConstraints = (rows: Rows): string =>
  sha256(
    Object.entries(rows)
      .map(([file, { constraints }]) => `${file} ${constraints}`)
      .join('\n'),
  )

/** With the file of the entry, and the place in it. */
const inconsistent = ({ entries, files, folder, prose }: Entries): Problem[] =>
  checkSnapshot(entries, prose.linksIn).map(({ missing: _, line, column, ...problem }) => {
    const [entry, file] = [entries.get(problem.entry), files.get(problem.entry)]
    if (!entry || file === undefined) return problem
    const point = line && column ? { line, column } : undefined
    return { ...problem, file, ...placeInFile(readFileSync(join(folder, file), 'utf8'), entry, problem.field, point) }
  })
