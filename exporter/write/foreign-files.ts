/** Files in the folders of a snapshot that no export has put there. */
import type { Snapshot } from '#content/snapshot/load.ts'
import type { ExportProblem } from '../problem.ts'
import { unneededOriginals } from './originals.ts'

const kinds = { folder: 'a folder', link: 'a link', device: 'neither a file nor a folder' } as const

/**
 * Folders, links and devices block the export: it may have to put a file there, a link leads out of the folder, and the site
 * publishes plain files only. Plain files are left alone and named (`leftAlone`).
 */
export function blockingForeignFiles({ foreignFiles }: Snapshot): ExportProblem[] {
  return foreignFiles.flatMap(({ file, kind }) =>
    kind === 'file'
      ? []
      : {
          severity: 'blocks',
          file,
          message: `is ${kinds[kind]}, where only files of an export may stand`,
          hint: 'Move it elsewhere, then export again.',
        },
  )
}

/** @param needed the entry files and originals of the new snapshot. */
export function leftAlone(before: Snapshot, needed: ReadonlySet<string>): ExportProblem[] {
  const files = before.foreignFiles.filter(({ kind }) => kind === 'file').map(({ file }) => file)
  const foreign = [...files, ...unneededOriginals(before, needed).foreign]
  return [
    ...foreign.map((file) => notice(file, 'is no file of an export', 'Move it out of the content folder')),
    ...[...before.unreadable]
      .filter(([file]) => !needed.has(file))
      .map(([file, problems]) =>
        notice(
          file,
          `cannot be read (${problems[0]?.message}), and no entry belongs there`,
          'The site cannot be built with it',
        ),
      ),
  ]
}

function notice(file: string, message: string, hint: string): ExportProblem {
  return { severity: 'notice', file, message, hint: `It was left alone. ${hint}.` }
}
