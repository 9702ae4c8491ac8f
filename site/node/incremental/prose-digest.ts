import type { ProseElement, ProseTree } from '#content/format/prose-tree.ts'
import { classifyLink } from '#content/schema/link.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import type { LinksInProse } from '#content/snapshot/links.ts'

interface Digested {
  readonly digest: string
  readonly references: readonly { readonly key: string; readonly element: ProseElement }[]
}

/**
 * Stands in for the tree where only the page's key is wanted: the text's digest, and what in it depends on other entries.
 *
 * @param exists is asked every time, as each page depends on the answer.
 */
export function proseForKey(linksInProse: LinksInProse, exists: (key: string) => boolean): (text: string) => ProseTree {
  const known = new Map<string, Digested>()
  const digested = (text: string): Digested => ({
    digest: sha256(text),
    references: linksInProse(text).flatMap(({ target }) => {
      const link = classifyLink(target)
      if (link.kind !== 'reference') return []
      const key = `${link.type}/${link.id}`
      // Of a file, all that a picture shows counts.
      return { key, element: link.type === 'file' ? ['Figure', { file: key }] : ['a', { href: target }] }
    }),
  })
  return (text) => {
    const { digest, references } = known.getOrInsertComputed(text, digested)
    return [['#', { digest }], ...references.filter(({ key }) => exists(key)).map(({ element }) => element)]
  }
}
