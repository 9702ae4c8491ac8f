/** The shapes that every node of the editor's JSON shares. */
import type { Nodes } from 'mdast'

export type LexicalNode = { readonly type: string; readonly version: number; readonly [key: string]: unknown }

export interface SeedOptions {
  /** The collection of the CMS that holds the entries of a type. */
  readonly collectionOf: (type: string) => string
  /** The CMS's id of an entry, where it is another than the entry's own. */
  readonly idOf?: (type: string, id: string) => string | number
}

export interface SeedContext {
  readonly related: (type: string, id: string) => { relationTo: string; value: string | number }
  /** Ids of rows and blocks, which the editor needs and the exporter ignores. */
  readonly nextId: () => string
}

export function toContext({ collectionOf, idOf }: SeedOptions): SeedContext {
  let last = 0
  return {
    related: (type, id) => ({ relationTo: collectionOf(type), value: idOf?.(type, id) ?? id }),
    nextId: () => {
      last += 1
      return last.toString(16).padStart(24, '0')
    },
  }
}

export const element = (type: string, children: readonly LexicalNode[], more: object = {}): LexicalNode => ({
  type,
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  children,
  ...more,
})

export const lineBreak: LexicalNode = { type: 'linebreak', version: 1 }

/** Prose that the editor has no place for; the content folder's own check refuses it, too. */
export class SeedError extends Error {
  override readonly name = 'SeedError'

  constructor(node: Nodes) {
    super(`The editor has no place for a node of the kind ${node.type}. Check the prose with findForbidden.`)
  }
}
