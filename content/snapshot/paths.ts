/** The addresses of entries. */
import { walkFields } from '#content/format/walk.ts'
import { type Entry, entryTypes } from '#content/schema/entry-types.ts'

/** The path of an entry's page, or nothing for one that has no page of its own. */
export function pathOf(entry: Entry): string | undefined {
  const row = entryTypes[entry.type]
  if (!('url' in row)) return undefined
  const values = entry as unknown as Readonly<Record<string, string>>
  return row.url.replace(/:([a-z]+)/g, (_, name: string) => values[name] ?? '')
}

/** The own addresses that an entry's links lead to, without query and hash, each with the field that links. */
export function* ownLinksOf(entry: Entry): Generator<{ readonly path: string; readonly field: string }> {
  for (const { meta, value, path } of walkFields(entryTypes[entry.type].schema, entry)) {
    const targets =
      meta.kind === 'link' ? [value as string] : meta.kind === 'prose' ? linksInProse(value as string) : []
    for (const target of targets) {
      if (target.startsWith('/'))
        yield { path: (/^[^?#]*/.exec(target)?.[0] ?? '').replace(/(?<=.)\/$/, ''), field: path.join('.') }
    }
  }
}

function linksInProse(prose: string): string[] {
  return [...prose.matchAll(/(?:\]\(|link=")(\/[^)"\s]*)/g)].map(([, target]) => target ?? '')
}
