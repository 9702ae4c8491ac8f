/** Originals that were replaced, and what shows them. */
import type { Entry } from '#content/schema/entry-types.ts'
import { referencesOf } from '#content/snapshot/references.ts'
import type { EntryChange } from '#review/entry-change.ts'
import type { Side } from '#review/snapshots/side.ts'

type User = readonly [key: string, entry: Entry]

export const isReplaced = ({ type, pictures: { before, after } = {}, fields }: EntryChange): boolean =>
  type === 'file' &&
  before !== undefined &&
  after !== undefined &&
  before.path !== after.path &&
  fields.some(({ field }) => field === 'sha256')

/** The entries that refer to a file. @param file its key */
export const usersOf = (file: string, side: Side): readonly User[] => usersIn(side).get(file) ?? []

const known = new WeakMap<Side, ReadonlyMap<string, readonly User[]>>()

function usersIn(side: Side): ReadonlyMap<string, readonly User[]> {
  const found = known.get(side)
  if (found) return found
  const users = new Map<string, User[]>()
  for (const user of side.content.entries) {
    const keys = new Set([...referencesOf(user[1], side.content.linksInProse)].map(({ key }) => key))
    for (const key of keys) if (key.startsWith('file/')) users.getOrInsertComputed(key, () => []).push(user)
  }
  known.set(side, users)
  return users
}
