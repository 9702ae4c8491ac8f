/** Reads a snapshot from a revision of git or from a folder. */
import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ProblemError } from '#content/format/problem.ts'
import { entriesFolder, manifestFile, mediaFolder, ticketingFolder } from '#content/snapshot/files.ts'
import { describingFiles, isMediaFile, isSnapshotFile } from '#content/snapshot/names.ts'
import { readManifests } from '#content/snapshot/read-manifests.ts'
import { git } from '#review/git.ts'
import type { SiteConfig } from '#site/config.ts'
import { readContent } from '#site/node/content/read-content.ts'
import { contentFormatDigest } from '#site/node/incremental/code-digest.ts'
import { ProseCache } from '#site/node/prose/prose-cache.ts'
import { ProseStore } from '#site/node/prose/prose-store.ts'
import { commitOf, contentsOf, filesOf, type GitFile } from './git.ts'
import type { Side } from './side.ts'
import { withPages } from './with-pages.ts'

/** The files and folders of a snapshot, in a folder that holds more. */
const snapshotParts: readonly string[] = [entriesFolder, mediaFolder, ticketingFolder, ...describingFiles]

interface ReadOptions {
  /** Folder of the repository that has this code. */
  readonly root: string
  /** Top folder of the repository whose content is read. */
  readonly top: string
  /** Folder that keeps what is known of files that were read before: those with the same bytes are not parsed again. */
  readonly cache: string
  /** The settings of the site. */
  readonly config: SiteConfig
}

/** @throws ProblemError where the revision is not known, or holds no snapshot. */
export function readRevision(revision: string, folder: string, reading: ReadOptions): Side {
  const { top, cache } = reading
  const commit = commitOf(top, revision)
  const files = filesOf(top, commit, folder).filter(({ file }) => isSnapshotFile(file))
  if (!files.some(({ file }) => file === manifestFile))
    throw new ProblemError({
      message: `${revision} holds no snapshot: there is no ${join(folder, manifestFile)} in it`,
    })
  const copy = temporaryFolder(cache)
  try {
    writeFiles(
      top,
      files.filter(({ file }) => !isMediaFile(file)),
      copy,
    )
    const blobs = new Map(files.map(({ file, blob }) => [file, blob]))
    const original = (path: string): Buffer | undefined => {
      const blob = blobs.get(`${mediaFolder}/${path}`)
      return blob === undefined ? undefined : git(top, ['cat-file', 'blob', blob])
    }
    return { ...read(copy, reading), name: revision, commit, original, copyTo: (to) => writeFiles(top, files, to) }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** No report takes as long: what is older is of one that was killed. */
const maxReportMs = 24 * 60 * 60 * 1000

/** A new folder in the cache. Removes those that killed reports have left there. */
export function temporaryFolder(cache: string): string {
  mkdirSync(cache, { recursive: true })
  for (const name of globSync('revision-*', { cwd: cache })) {
    const folder = join(cache, name)
    const made = lstatSync(folder, { throwIfNoEntry: false })?.mtimeMs
    if (made !== undefined && made < Date.now() - maxReportMs) rmSync(folder, { recursive: true, force: true })
  }
  return mkdtempSync(join(cache, 'revision-'))
}

function writeFiles(top: string, files: readonly GitFile[], copy: string): void {
  const contents = contentsOf(top, files)
  for (const { file } of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), contents.next().value as Buffer)
  }
}

/** @throws ProblemError where there is no snapshot. */
export function readFolder(folder: string, reading: ReadOptions): Side {
  if (!existsSync(join(folder, manifestFile)))
    throw new ProblemError({ message: `${folder} holds no snapshot: there is no ${manifestFile} in it` })
  const original = (path: string): Buffer | undefined => {
    const file = join(folder, mediaFolder, path)
    return isMediaFile(`${mediaFolder}/${path}`) && lstatSync(file, { throwIfNoEntry: false })?.isFile()
      ? readFileSync(file)
      : undefined
  }
  const copyTo = (to: string): void => {
    for (const file of readdirSync(folder).filter((name) => snapshotParts.includes(name)))
      cpSync(join(folder, file), join(to, file), { recursive: true })
  }
  return { ...read(folder, reading), name: relative(reading.top, folder) || folder, original, copyTo }
}

function read(folder: string, { root, cache, config }: ReadOptions): Omit<Side, 'name' | 'original' | 'copyTo'> {
  const contract = contentFormatDigest(root)
  const prose = new ProseStore(new ProseCache(join(cache, 'prose.db'), contract))
  const content = readContent({ folder, cacheFile: join(cache, 'index.json'), contract, prose })
  return { ...withPages(content, config), manifest: readManifests(folder).manifest }
}
