/** Reads the three files that describe a snapshot as a whole. */
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import type { Problem } from '#content/format/problem.ts'
import { manifestFile, revisionsFile, urlsFile } from './files.ts'
import { sha256 } from './hash.ts'
import { type FileKind, kindOf } from './list-tree.ts'
import { type Manifest, manifest, type Revisions, revisions, type Urls, urls } from './manifest.ts'
import { parseJson } from './parse-json.ts'

export interface Manifests {
  /** Absent in a folder into which nothing was ever exported, and where it cannot be read. */
  readonly manifest: Manifest | undefined
  /** Empty where there are none. */
  readonly urls: Urls
  readonly revisions: Revisions
  /** Problems of those that are there, and the loss of the one that nothing can make anew. */
  readonly problems: readonly Problem[]
  /** Digest of the three files as they are. */
  readonly digest: string
}

/** File → what to do where it is lost or damaged. An export can make all anew but the addresses of the past. */
export const restoreHints = {
  [urlsFile]: 'Restore it from git: nothing else knows the addresses that pages had before they moved.',
  [manifestFile]:
    'Restore it from git, or delete it and export with --full, and with --as-of if the clock shall not move.',
  [revisionsFile]: 'Restore it from git, or delete it and export with --full.',
} as const

export function readManifests(folder: string): Manifests {
  const problems: Problem[] = []
  const texts: string[] = []
  function read<S extends z.ZodType>(file: keyof typeof restoreHints, schema: S): z.output<S> | undefined {
    // Whatever else bears the name belongs to somebody else: see `ForeignFile`.
    const text = kindIn(folder, file) === 'file' ? readFileSync(join(folder, file), 'utf8') : undefined
    texts.push(text ?? '')
    if (text === undefined) return undefined
    const result = parseJson(text, schema)
    if ('value' in result) return result.value
    problems.push(...result.faults.map((message) => ({ file, message, hint: restoreHints[file] })))
    return undefined
  }
  const parsed = {
    manifest: read(manifestFile, manifest),
    urls: read(urlsFile, urls) ?? {},
    revisions: read(revisionsFile, revisions) ?? { revisions: {}, waiting: {} },
  }
  problems.push(...lostUrls(folder))
  return { ...parsed, problems, digest: sha256(JSON.stringify(texts)) }
}

/**
 * An export writes the three files together. So where one of the others stands, the history of addresses was there, and what went on
 * without it would write it anew with those of today alone.
 */
function lostUrls(folder: string): Problem[] {
  const [others, found] = [[manifestFile, revisionsFile], kindIn(folder, urlsFile)]
  if (found === 'file' || others.every((file) => kindIn(folder, file) === undefined)) return []
  const message = found === undefined ? 'is missing' : `is a ${found}, where only a file of an export may stand`
  return [{ file: urlsFile, message, hint: restoreHints[urlsFile] }]
}

function kindIn(folder: string, file: string): FileKind | undefined {
  const stats = lstatSync(join(folder, file), { throwIfNoEntry: false })
  return stats && kindOf(stats)
}
