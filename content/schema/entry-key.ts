/** The names of an entry: its key everywhere in a snapshot, its title and type for editors. */
import { type Entry, type EntryType, entryTypes, isEntryType } from './entry-types.ts'

/** `<type>/<id>` */
export const entryKey = ({ type, id }: { readonly type: string; readonly id: string }): string => `${type}/${id}`

/** @param key that of an entry, of whatever type. */
export function splitKey(key: string): [type: EntryType, id: string] {
  const [type = '', ...id] = key.split('/')
  return [type as EntryType, id.join('/')]
}

/** A file has no title: there it is its name. */
export const titleOf = (entry: Entry): string => (entry.type === 'file' ? entry.slug : entry.title)

/** An editor's name for the type; a type that is not known keeps its own. @param key of an entry, or a type alone. */
export function typeLabelOf(key: string): string {
  const [type] = splitKey(key)
  return isEntryType(type) ? entryTypes[type].label : type
}
