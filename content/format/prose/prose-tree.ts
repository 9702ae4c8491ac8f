/**
 * Prose as data: what MDX becomes at build, travels in payloads and is turned into React elements in the browser. A node
 * is a text, or an element as `[name, props, ...children]`; a name with a capital is one of our components.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type ProseElementProps = { readonly [name: string]: Json }
export type ProseElement = readonly [name: string, props: ProseElementProps | null, ...children: ProseNode[]]
export type ProseNode = string | ProseElement
export type ProseTree = readonly ProseNode[]

export interface Heading {
  readonly id: string
  readonly text: string
}

export const textOf = (node: ProseNode): string =>
  typeof node === 'string' ? node : (node.slice(2) as ProseNode[]).map(textOf).join('')

/** The headings of the second level: a table of contents. */
export function headingsOf(tree: ProseTree): Heading[] {
  return tree.flatMap((node) =>
    typeof node !== 'string' && node[0] === 'h2' && typeof node[1]?.['id'] === 'string'
      ? [{ id: node[1]['id'], text: textOf(node) }]
      : [],
  )
}
