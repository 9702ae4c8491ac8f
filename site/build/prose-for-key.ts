import type { Tree } from '../mdx/tree.ts'
import { sha256 } from './hash.ts'

const reference = /(?:\]\(|link=")(ref:[a-z][A-Za-z]*\/[a-z0-9][a-z0-9-]*)|file="(file\/[a-z0-9-]+)"/g

/**
 * Stands in for the tree where only the page's key is wanted: the text's digest, and what in it depends on other entries.
 */
export function proseForKey(exists: (key: string) => boolean): (text: string) => Tree {
  const known = new Map<string, Tree>()
  return (text) =>
    known.getOrInsertComputed(text, () => {
      const parts = [...text.matchAll(reference)].flatMap(([, link, file]): Tree[number][] => {
        if (link) return exists(link.slice('ref:'.length)) ? [['a', { href: link }]] : []
        return file && exists(file) ? [['Figure', { file }]] : []
      })
      return [['#', { digest: sha256(text) }], ...parts]
    })
}
