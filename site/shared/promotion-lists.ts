/** The page that lists the promotions of each brand. */
import type { Entry } from '#content/schema/entry-types.ts'
import type { RouteOf } from '#site/routes.ts'

export const promotionLists = {
  gsc: 'gscPromotions',
  aurum: 'aurumPromotions',
  velvet: 'velvetPromotions',
  'hokkaido-table': 'hokkaidoTablePromotions',
  jin: 'jinPromotions',
  kissa: 'kissaPromotions',
} as const satisfies Record<Entry<'promotion'>['brand'], RouteOf<'promotion-list'>>
