/** Compiles prose as the site will, before it is written: what a page could not be made of never leaves the CMS. */
import { compileProse } from '#content/format/compile-prose.ts'
import type { Problem } from '#content/format/problem.ts'
import { walkFields } from '#content/format/walk.ts'
import { type Entry, entryTypes } from '#content/schema/entry-types.ts'
import type { LinksInProse } from '#content/snapshot/links.ts'

/**
 * @param entries by `<type>/<id>`, whose prose is new.
 * @param others for the links of all other prose.
 */
export function checkProse(entries: ReadonlyMap<string, Entry>, others: LinksInProse) {
  const problems: (Problem & { readonly entry: string })[] = []
  const links = new Map<string, ReturnType<LinksInProse>>()
  for (const [key, entry] of entries) {
    for (const { meta, value, path } of walkFields(entryTypes[entry.type].schema, entry)) {
      if (meta.kind !== 'prose') continue
      const compiled = compileProse(value as string)
      links.set(value as string, compiled.links)
      const place = { entry: key, field: path.join('.') }
      problems.push(...compiled.problems.map((problem) => ({ ...place, ...problem })))
    }
  }
  const linksInProse: LinksInProse = (text) => links.get(text) ?? others(text)
  return { problems, linksInProse }
}
