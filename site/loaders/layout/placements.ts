/** The pages that editors mean when they place a banner or a notice. */
import type { Entry } from '#content/schema/entry-types.ts'
import { href } from '#site/href.ts'
import type { Source } from '#site/loaders/source/source.ts'

export type Placement = Entry<'banner'>['placement']

interface Places {
  /** All pages with this template, */
  readonly template: Entry<'basicPage'>['template']
  /** and the list of all entries. */
  readonly index?: string
}

const places: Readonly<Record<Placement, Places>> = {
  home: { template: 'home' },
  movies: { template: 'movie-list', index: href('movieIndex') },
  promotions: { template: 'promotion-list', index: href('promotionIndex') },
  'international-screens': { template: 'international-screens' },
}

export const isPlacedAt = (placement: Placement, { template, path }: Entry<'basicPage'>): boolean =>
  places[placement].template === template || places[placement].index === path

export const pathsOf = (source: Source, placement: Placement): string[] =>
  source.all('basicPage').flatMap((page) => (isPlacedAt(placement, page) ? [page.path] : []))
