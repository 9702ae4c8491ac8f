/**
 * The folders to which a build may write. They are checked before anything else, so that a mistaken option costs
 * nothing.
 */
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { firstFew } from '#content/format/first-few.ts'
import { type Problem, stopAt } from '#content/format/problem.ts'
import { lockFile } from '#content/snapshot/folder-lock.ts'
import type { BuildOptions } from './build-options.ts'
import { replaceFile } from './files.ts'
import { readOutputList } from './output-files/output-list.ts'

export type Folders = Pick<BuildOptions, 'root' | 'contentFolder' | 'outputFolder' | 'cacheFolder'>

/** Marks a folder as a cache, for programs that make backups: https://bford.info/cachedir/. The last line is ours. */
const tagFile = 'CACHEDIR.TAG'
const tag = 'Signature: 8a477f597d28d172789f06886806bc55\n# Made by the build of the site.\n'

/** @throws ProblemError where a folder is, or may hold, something that no build has put there. */
export function checkFolders({ root, contentFolder, outputFolder, cacheFolder }: Folders): void {
  const read = [root, ...['site', 'content', 'node_modules', '.git'].map((name) => join(root, name)), contentFolder]
  const isOwnCache = () => cacheFolder === join(root, '.cache/site') || hasTag(cacheFolder)
  stopAt([
    ...refusals('--out', outputFolder, [...read, cacheFolder], () => readOutputList(outputFolder) !== undefined),
    ...refusals('--cache', cacheFolder, read, isOwnCache),
  ])
}

/** Marks a cache folder as ours, which `checkFolders` looks for. */
export function tagCache(folder: string): void {
  if (!hasTag(folder)) replaceFile(join(folder, tagFile), [tag])
}

function hasTag(folder: string): boolean {
  const path = join(folder, tagFile)
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true && readFileSync(path, 'utf8') === tag
}

/** @param others folders that the folder must neither lie in nor hold. The first is the repository, which it may lie in. */
function refusals(
  option: string,
  folder: string,
  [root = '', ...others]: readonly string[],
  isOwn: () => boolean,
): Problem[] {
  const hint = `Choose another folder with ${option}.`
  const refuse = (why: string, way = hint): Problem[] => [{ message: `${option} ${folder}: ${why}`, hint: way }]
  const real = realPath(folder)
  if (isWithin(realPath(root), real)) return refuse('it is the repository, or holds it.')
  const other = others.find((path) => isWithin(real, realPath(path)) || isWithin(realPath(path), real))
  if (other !== undefined) return refuse(`a build reads or keeps other things in ${other}.`)
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isSymbolicLink()) return refuse('it is a symbolic link.', 'Name the folder that it leads to.')
  if (!found.isDirectory()) return refuse('it is no folder.')
  const names = readdirSync(folder).filter((name) => name !== lockFile)
  if (names.includes('.git')) return refuse('it is a repository.')
  if (names.length === 0 || isOwn()) return []
  return refuse(
    `it is not empty, and no build has made it: it holds ${firstFew(names, { most: 3 })}.`,
    `If nothing in it is needed, delete it. Else choose another folder with ${option}.`,
  )
}

/** The real path of a path whose last parts need not exist yet. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  const parent = dirname(path)
  return parent === path ? path : join(realPath(parent), basename(path))
}

const isWithin = (path: string, folder: string): boolean => {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`)
}
