/** How the entries of two snapshots differ. They are compared by id, so one that bears another name is the same one, renamed. */
import { entryKey, titleOf } from '#content/schema/entry-key.ts'
import { type Entry, entryTypes } from '#content/schema/entry-types.ts'
import type { MediaMime } from '#content/schema/media.ts'
import { isPictureMime } from '#content/schema/media.ts'
import { entryPath } from '#content/snapshot/paths.ts'
import { changesBetween } from '#exporter/diff.ts'
import type { EntryChange, PictureFacts } from '#review/entry-change.ts'
import type { Side } from '#review/snapshots/side.ts'
import { fieldChanges } from './field-changes.ts'
import type { TitleFor } from './value-text.ts'

type Entries = ReadonlyMap<string, Entry>

export function entryChanges(base: Side, head: Side): EntryChange[] {
  const [before, after] = [base.content.entries, head.content.entries]
  const titleFor = titlesOf(base, head)
  const changes = changesBetween(before, after)
  const findReplacedEntry = replacedAmong(
    changes.flatMap(({ kind, entry }) => (kind === 'removed' ? [before.get(entry) as Entry] : [])),
  )
  const replaced = new Set<string>()
  const described = changes.map(({ kind, entry }): EntryChange => {
    const now = after.get(entry)
    const former = kind === 'added' && now ? findReplacedEntry(now) : undefined
    if (former) replaced.add(entryKey(former))
    const old = before.get(entry) ?? former
    const is = (now ?? old) as Entry
    const [from, to] = [old && entryPath(old), now && entryPath(now)]
    return {
      kind: former ? 'changed' : kind,
      entry,
      type: is.type,
      title: titleOf(is),
      ...(old && now && titleOf(old) !== titleOf(now) ? { formerTitle: titleOf(old) } : {}),
      ...((to ?? from) === undefined ? {} : { address: (to ?? from) as string }),
      ...(from !== undefined && to !== undefined && from !== to ? { moved: { from, to } } : {}),
      ...(former ? { replaces: entryKey(former) } : {}),
      fields: fieldChanges(entryTypes[is.type].schema, { before: plain(old), after: plain(now) }, titleFor),
      ...picturesOf(old && pictureOf(old, before), now && pictureOf(now, after)),
    }
  })
  return described.filter(({ entry, kind }) => !(kind === 'removed' && replaced.has(entry)))
}

/** The present title of an entry, else the last one, in quotation marks; the key of one that nobody knows. */
export function titlesOf(base: Side, head: Side): TitleFor {
  return (key) => {
    const entry = head.content.entries.get(key) ?? base.content.entries.get(key)
    return entry ? titleOf(entry) : key
  }
}

const plain = (entry: Entry | undefined) => (entry ?? {}) as unknown as Readonly<Record<string, unknown>>

/** Finds, among what is gone, the entry that had the address, or without a page the name, that a new one has. */
function replacedAmong(gone: readonly Entry[]): (entry: Entry) => Entry | undefined {
  const nameOf = (entry: Entry): string => `${entry.type} ${entry.type === 'basicPage' ? entry.path : entry.slug}`
  const byName = new Map(gone.map((entry) => [nameOf(entry), entry]))
  return (entry) => byName.get(nameOf(entry))
}

function picturesOf(before: PictureFacts | undefined, after: PictureFacts | undefined): Pick<EntryChange, 'pictures'> {
  if (!before && !after) return {}
  return { pictures: { ...(before ? { before } : {}), ...(after ? { after } : {}) } }
}

/** The fields that hold what an entry is mainly shown with, in the order of preference. */
const pictureFields = ['poster', 'image', 'cover', 'images', 'hero'] as const

function pictureOf(entry: Entry, entries: Entries): PictureFacts | undefined {
  if (entry.type === 'file') return pictureFacts(entry)
  const fields = plain(entry)
  const hero = (fields['hero'] as { readonly image?: string } | undefined)?.image
  const [key] = pictureFields
    .flatMap((name) => (name === 'hero' ? [hero] : [fields[name]]))
    .flat()
    .filter(Boolean)
  const file = entries.get(String(key))
  return file?.type === 'file' && isPictureMime(file.mime as MediaMime) ? pictureFacts(file) : undefined
}

function pictureFacts({ path, mime, bytes, width, height, alt }: Entry<'file'>): PictureFacts {
  return { path, mime, bytes, alt, ...(width && height ? { width, height } : {}) }
}
