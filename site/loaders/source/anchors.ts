/** Ids of the places on one page that editors can link to: headings in prose, questions, gifts and the like. */
import GithubSlugger, { slug } from 'github-slugger'
import { type ProseNode, type ProseTree, textOf } from '#content/format/prose/prose-tree.ts'
import type { Source } from './source.ts'

/** Ids of libraries, which are made in the browser; ours have a capital letter (`ui/own-ids.ts`). */
const foreign = ['pswp__items']

/** A source for one page: the second of two places that want an id gets another one. */
export function withAnchors(source: Source): Source {
  const slugger = new GithubSlugger()
  for (const id of foreign) slugger.slug(id)
  const anchor = (wanted: string): string => slugger.slug(wanted)
  return { ...source, anchor, prose: (text) => withHeadingIds(source.prose(text), anchor) }
}

const heading = /^h[1-6]$/
const mayHoldHeadings = /^(?:blockquote|ul|ol|li)$/

function withHeadingIds(tree: ProseTree, anchor: (wanted: string) => string): ProseTree {
  return tree.map((node): ProseNode => {
    if (typeof node === 'string') return node
    const [name, props, ...children] = node
    if (mayHoldHeadings.test(name)) return [name, props, ...withHeadingIds(children, anchor)]
    if (!heading.test(name)) return node
    // A space that no line breaks at is one as well.
    const words = textOf(node).replaceAll(/\s/g, ' ')
    // Of signs alone there is nothing to make an id of.
    return /[\p{L}\p{N}]/u.test(slug(words)) ? [name, { ...props, id: anchor(words) }, ...children] : node
  })
}
