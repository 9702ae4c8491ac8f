/** Notices about files, which visitors see on the pages that use them. */
import { titleOf } from '#content/schema/entry-key.ts'
import type { EntryChange, PictureFacts } from '#review/entry-change.ts'
import { nounOf, type Side } from '#review/snapshots/side.ts'
import { isReplaced, usersOf } from './originals.ts'
import { weightOfType } from './weights.ts'

/** A sentence about a file that was changed. A new or removed file comes with other changes, and is reported there. */
export function fileSentence(change: EntryChange, head: Side): string | undefined {
  const { kind, entry, title, fields, pictures } = change
  if (kind !== 'changed') return undefined
  const named = (noun: string) => `The ${noun} “${title}”${usersText(entry, head)}`
  const { before, after } = pictures ?? {}
  const has = (name: string) => fields.some(({ field }) => field === name || field.startsWith(`${name}.`))
  const acts = Object.entries(actsOfFields).flatMap(([name, act]) => (has(name) ? [act] : []))
  const told = acts.length > 0 ? `is ${new Intl.ListFormat('en-GB').format(acts)}.` : undefined
  if (before && after && isReplaced(change))
    return `${named('file')} was replaced: ${pictureText(before)} became ${pictureText(after)}.${told ? ` It ${told}` : ''}`
  return told && `${named('picture')} ${told}`
}

/** The changed field → the effect on a picture. */
const actsOfFields = {
  alt: 'described in other words',
  credit: 'credited otherwise',
  focalPoint: 'cropped elsewhere',
} as const

/** `, of film “Iron Bride” and 2 more,` */
function usersText(file: string, side: Side): string {
  const users = [...usersOf(file, side)].sort(([, a], [, b]) => weightOfType[b.type] - weightOfType[a.type])
  const [first] = users
  if (!first) return ''
  const more = users.length > 1 ? ` and ${users.length - 1} more` : ''
  return `, of ${nounOf(first[0])} “${titleOf(first[1])}”${more},`
}

export const pictureText = ({ width, height, bytes }: PictureFacts): string =>
  `${width === undefined ? '' : `${width} × ${height}, `}${sizeText(bytes)}`

const sizeText = (bytes: number): string =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`
