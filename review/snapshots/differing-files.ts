/** Finds the files in which two snapshots differ, whatever they mean. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { takeInventory } from '#content/snapshot/inventory.ts'
import { describingFiles, isSnapshotFile } from '#content/snapshot/names.ts'
import { blobsOf, filesOf } from './git.ts'

/** File of a snapshot → what git calls its bytes. */
export type Blobs = ReadonlyMap<string, string>

export const blobsOfRevision = (top: string, commit: string, folder: string): Blobs =>
  new Map(filesOf(top, commit, folder).flatMap(({ file, blob }) => (isSnapshotFile(file) ? [[file, blob]] : [])))

export function blobsOfFolder(top: string, folder: string): Blobs {
  const { entries, media, ticketing } = takeInventory(folder)
  const files = [
    ...entries,
    ...media,
    ...ticketing,
    ...readdirSync(folder).filter((file) => describingFiles.includes(file)),
  ]
  const blobs = blobsOf(
    top,
    files.map((file) => join(folder, file)),
  )
  return new Map(files.map((file, index) => [file, blobs[index] ?? '']))
}

/** The files that differ, in the order of their names. */
export function differingFiles(base: Blobs, head: Blobs): string[] {
  const files = new Set([...base.keys(), ...head.keys()])
  return [...files].filter((file) => base.get(file) !== head.get(file)).sort()
}
