/** The items of a menu: each below another, and then as the rows of a menu of ours. */
import { leadsNowhere } from '../../../rich-text/html/drupal-address.ts'
import type { SourceRow } from '../../source.ts'

/** An item, with where it leads: an address, or a value of Drupal's Link field. */
export interface Item {
  readonly label: string
  readonly to: unknown
  readonly children: readonly Item[]
}

export const resolved = (href: string) => ({ uri: href, resolved: true })

/** Items name their place by their number at each level: `["1", "0"]` is the first below the second. */
export function treeOfLinkset(
  items: readonly { readonly href: string; readonly title: string; readonly hierarchy: readonly string[] }[],
): Item[] {
  const below = (place: string, depth: number): Item[] =>
    items
      .filter(({ hierarchy }) => hierarchy.length === depth + 1 && hierarchy.slice(0, depth).join() === place)
      .sort((a, b) => Number(a.hierarchy[depth]) - Number(b.hierarchy[depth]))
      .map(({ href, title, hierarchy }) => ({
        label: title,
        to: resolved(href),
        children: below(hierarchy.join(), depth + 1),
      }))
  return below('', 0)
}

export function treeOf(
  items: readonly {
    readonly id: string
    readonly title: string
    readonly to: unknown
    readonly parent?: string | null | undefined
    readonly enabled: boolean
    /** The least comes first; many are negative. */
    readonly weight: number
  }[],
): Item[] {
  const below = (parent: string): Item[] =>
    items
      .filter((item) => (item.parent ?? '') === parent && item.enabled)
      .sort((a, b) => a.weight - b.weight)
      .map(({ id, title, to }) => ({ label: title, to, children: below(id) }))
  return below('')
}

/**
 * Our menus have two levels, and each item leads somewhere: what lies deeper stands with what is above it, and a heading that
 * leads nowhere leads where its first item does.
 */
export function rowsOf(items: readonly Item[]): SourceRow[] {
  return items.map((item): SourceRow => {
    const children = flat(item.children)
    return {
      values: {
        label: item.label,
        to: leads(item) ? item.to : (children.find(leads)?.to ?? item.to),
        children: children.filter(leads).map(({ label, to }): SourceRow => ({ values: { label, to } })),
      },
    }
  })
}

const flat = (items: readonly Item[]): readonly Item[] => items.flatMap((item) => [item, ...flat(item.children)])

function leads({ to }: Item): boolean {
  const { uri } = to as { readonly uri?: unknown }
  return typeof uri === 'string' && !leadsNowhere(uri)
}
