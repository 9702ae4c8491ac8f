import type { Tree } from '../mdx/tree.ts'
import { sha256 } from './hash.ts'

const reference = /(?:\]\(|link=")(ref:[a-z][A-Za-z]*\/[a-z0-9][a-z0-9-]*)|file="(file\/[a-z0-9-]+)"/g

interface Digested {
  readonly digest: string
  readonly references: readonly { readonly key: string; readonly element: Tree[number] }[]
}

/**
 * Stands in for the tree where only the page's key is wanted: the text's digest, and what in it depends on other entries.
 *
 * @param exists is asked every time, as each page depends on the answer.
 */
export function proseForKey(exists: (key: string) => boolean): (text: string) => Tree {
  const known = new Map<string, Digested>()
  return (text) => {
    const { digest, references } = known.getOrInsertComputed(text, digested)
    return [['#', { digest }], ...references.filter(({ key }) => exists(key)).map(({ element }) => element)]
  }
}

const digested = (text: string): Digested => ({
  digest: sha256(text),
  references: [...text.matchAll(reference)].map(([, link, file = '']) =>
    link
      ? { key: link.slice('ref:'.length), element: ['a', { href: link }] }
      : { key: file, element: ['Figure', { file }] },
  ),
})
