/** Reads a snapshot from a revision of git or from a folder. */
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ProblemError } from '#content/format/problem.ts'
import { manifestFile, mediaFolder } from '#content/snapshot/files.ts'
import { isMediaFile, isSnapshotFile } from '#content/snapshot/names.ts'
import { readManifests } from '#content/snapshot/read-manifests.ts'
import type { SiteConfig } from '#site/config.ts'
import { readContent } from '#site/node/content/read-content.ts'
import { contentFormatDigest } from '#site/node/incremental/code-digest.ts'
import { ProseCache } from '#site/node/prose/prose-cache.ts'
import { ProseStore } from '#site/node/prose/prose-store.ts'
import { commitOf, contentsOf, filesOf, git } from './git.ts'
import type { Side } from './side.ts'
import { withPages } from './with-pages.ts'

interface Reading {
  /** Where the repository is that has this code. */
  readonly root: string
  /** Top folder of the repository whose content is read. */
  readonly top: string
  /** What is known of files that were read before: those with the same bytes are not parsed again. */
  readonly cache: string
  /** The settings of the site. */
  readonly config: SiteConfig
}

/** @throws ProblemError where the revision is not known, or holds no snapshot. */
export function readRevision(revision: string, folder: string, reading: Reading): Side {
  const { top, cache } = reading
  const commit = commitOf(top, revision)
  const files = filesOf(top, commit, folder).filter(({ file }) => isSnapshotFile(file))
  if (!files.some(({ file }) => file === manifestFile))
    throw new ProblemError({ message: `${revision} holds no snapshot: there is no ${folder}/${manifestFile} in it` })
  mkdirSync(cache, { recursive: true })
  const copy = mkdtempSync(join(cache, 'revision-'))
  try {
    writeTexts(top, files, copy)
    const blobs = new Map(files.map(({ file, blob }) => [file, blob]))
    const original = (path: string): Buffer | undefined => {
      const blob = blobs.get(`${mediaFolder}/${path}`)
      return blob === undefined ? undefined : git(top, ['cat-file', 'blob', blob])
    }
    return { ...read(copy, reading), name: revision, commit, original }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function writeTexts(top: string, files: ReturnType<typeof filesOf>, copy: string): void {
  const texts = files.filter(({ file }) => !isMediaFile(file))
  const contents = contentsOf(
    top,
    texts.map(({ blob }) => blob),
  )
  for (const { file } of texts) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), contents.next().value as Buffer)
  }
}

/** @throws ProblemError where there is no snapshot. */
export function readFolder(folder: string, reading: Reading): Side {
  if (!existsSync(join(folder, manifestFile)))
    throw new ProblemError({ message: `${folder} holds no snapshot: there is no ${manifestFile} in it` })
  const original = (path: string): Buffer | undefined => {
    const file = join(folder, mediaFolder, path)
    return isMediaFile(`${mediaFolder}/${path}`) && lstatSync(file, { throwIfNoEntry: false })?.isFile()
      ? readFileSync(file)
      : undefined
  }
  return { ...read(folder, reading), name: relative(reading.top, folder) || folder, original }
}

function read(folder: string, { root, cache, config }: Reading): Omit<Side, 'name' | 'original'> {
  const contract = contentFormatDigest(root)
  const prose = new ProseStore(new ProseCache(join(cache, 'prose.db'), contract))
  const content = readContent({ folder, cacheFile: join(cache, 'index.json'), contract, prose })
  return { ...withPages(content, config), manifest: readManifests(folder).manifest }
}
