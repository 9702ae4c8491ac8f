/** Reads the editor's JSON without trusting its shape, and without throwing. */
import type { Flow } from '#content/format/prose/mdx-normal-form.ts'

export type LexicalNode = { readonly [key: string]: unknown }

/** Turns the nodes inside a node into blocks of mdast. */
export type ReadFlow = (children: readonly LexicalNode[]) => Flow[]

export const isNode = (value: unknown): value is LexicalNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const nodes = (value: unknown): LexicalNode[] => (Array.isArray(value) ? value.filter(isNode) : [])

export const childrenOf = (node: LexicalNode): LexicalNode[] => nodes(node['children'])

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const numberOf = (value: unknown, otherwise = 0): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise

export const typeOf = (node: LexicalNode): string => textOf(node['type'])

/** The id of a related entity, which the CMS sends alone or, at a greater depth, inside the whole entity. */
export function idOf(value: unknown): string | number | undefined {
  const id = isNode(value) ? value['id'] : value
  return typeof id === 'string' || typeof id === 'number' ? id : undefined
}
