/**
 * Checks that an adapter does what the port promises. An entry that is absent from a list counts as deleted, so a list that
 * repeats one entry in place of another would delete the other.
 */

import { firstFew } from '#content/format/first-few.ts'
import { ProblemError } from '#content/format/problem.ts'
import { entryKey } from '#content/schema/entry-key.ts'
import type { EntryType } from '#content/schema/entry-types.ts'
import { entryId } from '#content/schema/field-kinds.ts'
import type { Listed, Source, SourceDocument } from './source.ts'

export function checkedSource(source: Source): Source {
  return {
    name: source.name,
    readers: source.readers,
    connect: () => source.connect(),
    list: async (type) => checkedList(type, await source.list(type)),
    fetch: (type, ids) => checkedFetch(type, ids, source.fetch(type, ids)),
    ...(source.keyOfWaiting ? { keyOfWaiting: (target) => source.keyOfWaiting?.(target) } : {}),
    openFile: (file) => source.openFile(file),
  }
}

const id = entryId()
const hint = 'Nothing was exported. Export again; if it stays so, look at the CMS and at what stands before it.'

function checkedList(type: EntryType, list: readonly Listed[]): readonly Listed[] {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const entry of list) {
    if (seen.has(entry.id)) repeated.add(entry.id)
    seen.add(entry.id)
    const { error } = id.safeParse(entry.id)
    if (!error) continue
    const why = error.issues.map(({ message }) => message).join(', ')
    throw new ProblemError({
      message: `The CMS lists an entry of ${type} with the id ${JSON.stringify(entry.id)}: it ${why}.`,
      hint,
    })
  }
  if (repeated.size === 0) return list
  throw new ProblemError({
    message: `The CMS lists ${list.length} entries of ${type}, but only ${seen.size} different ones: it repeats ${firstFew(repeated)}.`,
    hint,
  })
}

async function* checkedFetch(
  type: EntryType,
  ids: readonly string[],
  batches: AsyncIterable<readonly SourceDocument[]>,
): AsyncGenerator<readonly SourceDocument[]> {
  const awaited = new Set(ids)
  for await (const batch of batches) {
    for (const document of batch) {
      const key = entryKey(document)
      if (document.type !== type || !awaited.delete(document.id)) {
        const why = ids.includes(document.id) ? 'twice' : 'though it was not asked for'
        throw new ProblemError({ message: `The CMS hands out ${key} ${why}.`, hint })
      }
      if (isDeeperThan(document.fields, maxLevels)) {
        throw new ProblemError({ message: `In the CMS ${key} is nested more than ${maxLevels} levels deep.`, hint })
      }
    }
    yield batch
  }
}

/** Ten times the depth of twenty nested lists. Recursion into deeper values could overflow the stack. */
const maxLevels = 500

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(item, levels - 1))
}
