/** What a menu answers, by the ways that a site can offer. */
import type { MenuLink } from './held/drupal-site.ts'

export function linksetOf(menu: string, links: readonly MenuLink[], base: string): unknown {
  const item = links.map((link) => ({ ...link, href: withBase(link.href, base), 'machine-name': [menu] }))
  return { linkset: [{ anchor: `${base}/system/menu/${menu}/linkset`, item }] }
}

/** JSON:API Menu Items: a flat list, in which each names what it stands below. */
export function menuItemsOf(menu: string, links: readonly MenuLink[], base: string): unknown {
  const idOf = (hierarchy: readonly string[]) =>
    hierarchy.length > 0 ? `menu_link_content:${hierarchy.join('-')}` : ''
  const data = links.map(({ href, title, hierarchy }) => ({
    type: 'menu_link_content--menu_link_content',
    id: idOf(hierarchy),
    attributes: {
      description: null,
      enabled: true,
      expanded: false,
      menu_name: menu,
      options: [],
      parent: idOf(hierarchy.slice(0, -1)),
      provider: 'menu_link_content',
      route: { name: '', parameters: [] },
      title,
      url: withBase(href, base),
      // What is to stand first weighs least, and less than nothing.
      weight: Number(hierarchy.at(-1)) - 50,
    },
  }))
  return { data }
}

const withBase = (href: string, base: string): string => (href.startsWith('/') ? `${base}${href}` : href)
