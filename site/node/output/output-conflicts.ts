/** Paths in the output folder where a build wants to put a file, and something else lies already. */

import { type Problem, stopAt } from '#content/format/problem.ts'
import type { FileTree } from '#content/snapshot/list-tree.ts'
import { listFile, type OutputFiles } from '#site/node/output-files/output-list.ts'

/**
 * @param tree what lies in the output
 * @param last what the last build has put there
 * @returns files of the last build that must be removed first, as a folder takes their place, or a file that of their folder.
 * @throws ProblemError where a file of others, or a link, is in the way: a build never writes over the one or through the other.
 */
export function conflictingFiles(tree: FileTree, last: OutputFiles, next: OutputFiles): ReadonlySet<string> {
  const blocking = new Set<string>()
  const foreign = new Map<string, string>()
  const isOwn = (path: string): boolean => path === listFile || (tree.get(path) === 'file' && last.has(path))
  const clear = (path: string, file: string): void => {
    if (isOwn(path)) blocking.add(path)
    else foreign.set(path, file)
  }
  for (const folder of foldersOf(next.keys())) {
    const kind = tree.get(folder)
    if (kind !== undefined && kind !== 'folder') clear(folder, `${folder}/`)
  }
  for (const file of next.keys()) {
    const kind = tree.get(file)
    if (kind === 'folder') for (const path of filesIn(tree, file)) clear(path, file)
    else if (kind !== undefined && !isOwn(file)) foreign.set(file, file)
  }
  stopAt([...foreign].map(([path, file]) => conflict(path, file)))
  return blocking
}

const conflict = (path: string, file: string): Problem => ({
  message: `${path} in the output folder is not ours, and ${file} belongs there.`,
  hint: 'Move it out of the output folder, or have its address be another.',
})

function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set<string>()
  for (const file of files)
    for (
      let end = file.lastIndexOf('/');
      end > 0 && !folders.has(file.slice(0, end));
      end = file.lastIndexOf('/', end - 1)
    )
      folders.add(file.slice(0, end))
  return folders
}

/** The files in a folder; an empty folder itself, as no build makes one. */
function filesIn(tree: FileTree, folder: string): readonly string[] {
  const files = [...tree].flatMap(([path, kind]) => (kind !== 'folder' && path.startsWith(`${folder}/`) ? [path] : []))
  return files.length > 0 ? files : [folder]
}
