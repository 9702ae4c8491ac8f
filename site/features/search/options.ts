/** Options of the search's list box: suggestions before typing, results after, in groups. */
import { href } from '#site/href.ts'
import type { IconName } from '#site/ui/icon/icon.tsx'
import type { Hit } from './search-index.ts'

export interface Option {
  readonly href: string
  readonly title: string
  readonly note?: string
  readonly image?: string
  readonly focus?: Hit['focus']
  readonly shape?: Hit['shape']
  /** Shown where there is no picture. */
  readonly icon: IconName
}

export interface OptionGroup {
  readonly heading: string
  readonly options: readonly Option[]
}

export const suggestions: OptionGroup = {
  heading: 'Go to',
  options: [
    { href: href('movies'), title: 'Movies', icon: 'film' },
    { href: href('cinemaIndex'), title: 'Cinemas', icon: 'pin' },
    { href: href('promotionIndex'), title: 'Promotions', icon: 'tag' },
    { href: href('experiences'), title: 'Experiences', icon: 'ticket' },
    { href: href('faqs'), title: 'Questions and answers', icon: 'arrow' },
  ],
}

/** Groups in the order of their best result. */
export function groupsOf(hits: readonly Hit[]): OptionGroup[] {
  return [...Map.groupBy(hits, ({ kind }) => kind)].map(([heading, members]) => ({
    heading,
    options: members.map(({ url, kind: _, ...shown }) => ({ ...shown, href: url, icon: 'arrow' })),
  }))
}
