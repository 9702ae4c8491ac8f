/** The names that files of a snapshot can have: no other file in the content folder is ever written or removed. */

import { entryTypes, isEntryType } from '#content/schema/entry-types.ts'
import { path, slug } from '#content/schema/field-kinds.ts'
import { isMediaFileName } from '#content/schema/media.ts'
import { filmTypes } from '#content/schema/ticketing.ts'
import { entriesFolder, manifestFile, mediaFolder, revisionsFile, ticketingFolder, urlsFile } from './files.ts'

/** The files that describe a snapshot as a whole. */
export const describingFiles: readonly string[] = [manifestFile, urlsFile, revisionsFile]

/** @param file relative to the content folder, with `/`. */
export function isSnapshotFile(file: string): boolean {
  return describingFiles.includes(file) || isEntryFile(file) || isMediaFile(file) || isTicketingFile(file)
}

/**
 * Whether a desktop system has put the file there, as it does in every folder that somebody opens. Readers of a
 * snapshot ignore it: nobody has chosen to put it there, and it comes again.
 */
export const isDesktopFile = (file: string): boolean =>
  /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini|\.directory)$/i.test(file)

const [slugSchema, pathSchema] = [slug(), path()]

/** Whether an entry can stand there: see `entryFile`. */
export function isEntryFile(file: string): boolean {
  const [folder, type = '', ...rest] = file.split('/')
  const [name = '', format, ...more] = rest.join('/').split('.')
  if (folder !== entriesFolder || !isEntryType(type) || more.length > 0) return false
  if (entryTypes[type].format !== format) return false
  return type === 'basicPage'
    ? name === 'index' || (name !== '' && pathSchema.safeParse(`/${name}`).success)
    : slugSchema.safeParse(name).success
}

/** Whether an original can stand there. */
export function isMediaFile(file: string): boolean {
  const prefix = `${mediaFolder}/`
  return file.startsWith(prefix) && isMediaFileName(file.slice(prefix.length))
}

export const cinemasFile = `${ticketingFolder}/cinemas.json`

/** Whether what the ticketing service sells can stand there: of its cinemas, or of a film, named as its entry file is. */
export function isTicketingFile(file: string): boolean {
  const [, type, name] = new RegExp(`^${ticketingFolder}/([A-Za-z]+)/([^/]+)\\.json$`).exec(file) ?? []
  return file === cinemasFile || (filmTypes.some((film) => film === type) && slugSchema.safeParse(name).success)
}
