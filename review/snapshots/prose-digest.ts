/** Digests that stand in for compiled prose where only a page's fingerprint is wanted. */
import type { ProseElement, ProseTree } from '#content/format/prose/prose-tree.ts'
import { entryKey } from '#content/schema/entry-key.ts'
import { classifyLink } from '#content/schema/link.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import type { LinksInProse } from '#content/snapshot/links.ts'

interface DigestedProse {
  readonly digest: string
  readonly references: readonly { readonly key: string; readonly element: ProseElement }[]
}

/**
 * @param exists is called for every page anew, as each page depends on the answer
 * @returns a tree of the text's digest and of those elements that depend on other entries.
 */
export function digestsOfProse(
  linksInProse: LinksInProse,
  exists: (key: string) => boolean,
): (text: string) => ProseTree {
  const known = new Map<string, DigestedProse>()
  const digested = (text: string): DigestedProse => ({
    digest: sha256(text),
    references: linksInProse(text).flatMap(({ target }) => {
      const link = classifyLink(target)
      if (link.kind !== 'reference') return []
      const key = entryKey(link)
      // A picture shows fields of its file entry, so it is resolved as pages resolve it.
      return { key, element: link.type === 'file' ? ['Figure', { file: key }] : ['a', { href: target }] }
    }),
  })
  return (text) => {
    const { digest, references } = known.getOrInsertComputed(text, digested)
    return [['#', { digest }], ...references.filter(({ key }) => exists(key)).map(({ element }) => element)]
  }
}
