/** Layout data: menus, notices, blocks, popups. */

import { withDisplayPeriod } from '#site/loaders/format/display-period.ts'
import { withWholeFigures } from '#site/loaders/format/whole-figures.ts'
import { ifPresent, linkOf, linksOf, linkToPage } from '#site/loaders/source/links.ts'
import { settingsOf } from '#site/loaders/source/settings.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { ticketsHome } from '#site/loaders/source/ticket-links.ts'
import type { Layout, MenuItem, Menus, Notice } from '#site/shared/layout.ts'
import { appBlocks, blocksAt } from './blocks.ts'
import { pathsOf } from './placements.ts'
import { popupsOf } from './popups.ts'
import { thirdPartiesOf } from './third-parties.ts'

export function layoutOf(source: Source): Layout {
  const settings = settingsOf(source)
  const { signIn, member } = source.config.services
  return {
    siteName: settings.siteName,
    company: `${settings.company.name} · ${settings.company.registration}`,
    menus: {
      main: menuAt(source, 'main'),
      secondary: menuAt(source, 'secondary'),
      shop: menuAt(source, 'shop'),
      footer: menuAt(source, 'footer'),
      social: menuAt(source, 'social'),
    },
    services: {
      ...ifPresent('tickets', ticketsHome(source)),
      ...ifPresent('signIn', signIn),
      ...ifPresent('member', member),
    },
    ...ifPresent('myList', linkToPage(source, 'myList', 'My list')),
    notices: noticesOf(source),
    blocks: {
      app: appBlocks(source),
      support: blocksAt(source, 'support'),
      follow: blocksAt(source, 'follow'),
    },
    popups: popupsOf(source),
    thirdParties: thirdPartiesOf(source.config),
  }
}

function menuAt(source: Source, place: keyof Menus): MenuItem[] {
  const items = source.all('menu').find((menu) => menu.place === place)?.items ?? []
  return items.flatMap((item) => {
    const link = linkOf(source, item)
    return link ? [{ ...link, children: linksOf(source, item.children) }] : []
  })
}

const noticesOf = (source: Source): Notice[] =>
  withDisplayPeriod(source, source.all('notification')).map(
    ([{ slug, title, text, level, link, dismissible, placements }, displayPeriod]) => ({
      id: slug,
      // However old the page is: a notice stands above everything, and would move it all.
      displayPeriod: { ...displayPeriod, soon: { 'data-begins': displayPeriod.from, 'data-ends': displayPeriod.to } },
      title,
      text: withWholeFigures(text),
      level,
      dismissible,
      ...ifPresent('link', linkOf(source, link)),
      ...(placements.includes('all')
        ? {}
        : { paths: placements.flatMap((place) => (place === 'all' ? [] : pathsOf(source, place))) }),
    }),
  )
