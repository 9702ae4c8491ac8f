/** What an entry shows of itself on other pages. */

import type { ProseTree } from '#content/format/prose-tree.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Badge } from '#site/shared/badge.ts'
import type { CardShape, Picture } from '#site/shared/picture.ts'

export interface Card {
  /** Unique among the cards of a page: for keys and anchors. */
  readonly id: string
  readonly href?: string
  readonly title: string
  /** The title in its own language and script. */
  readonly original?: { readonly title: string; readonly language?: string }
  /** A few words above the title. */
  readonly kicker?: string
  readonly text?: string
  readonly meta?: readonly string[]
  readonly picture?: Picture
  readonly shape: CardShape
  /** Where the entry has no page of its own, all of it. */
  readonly body?: ProseTree
  /** What lists can be filtered by: values of the options that `Filter` holds. */
  readonly tags?: readonly string[]
  /** Where it stands in time, as of the site's clock. */
  readonly badge?: Badge
  /** Whose tint it has. */
  readonly brand?: Entry<'cinema'>['brand']
  /** What it has, at a glance. */
  readonly highlights?: readonly string[]
  /** Something to do about it at once, beside looking at its page. */
  readonly action?: { readonly label: string; readonly href: string }
}

/** The address of an entry's page, where it has one. */
export const hrefOf = (source: Source, entry: Entry): { href?: string } => {
  const path = source.pathOf(`${entry.type}/${entry.id}`)
  return path ? { href: path } : {}
}
