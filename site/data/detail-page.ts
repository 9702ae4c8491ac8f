/** The loader of a detail page that is made of the common parts. */
import type { PageName } from '../pages/page-names.ts'
import type { Detail } from './detail.ts'
import { firstParagraph, headOf } from './head.ts'
import { optional } from './links.ts'
import type { Loaded, Loader } from './loader.ts'
import type { Source } from './source.ts'
import type { Target } from './targets.ts'

export type DetailLoader = Loader<Detail>

/** How many cards stand under "More …". */
export const relatedShown = 4

interface Subject {
  readonly title: string
  readonly summary?: string
  readonly image?: string
  readonly seo?: Parameters<typeof headOf>[1]['seo']
}

type Parts = Partial<Detail>

/** Entries of these types may bear the name of another one, such as the festival that an event belongs to. */
const kinds: Readonly<Partial<Record<PageName, string>>> = {
  event: 'Event',
  faq: 'FAQ',
  'screen-category': 'International Screens',
  'screen-festival': 'International Screens',
  'screen-gallery': 'Events Gallery',
  'screen-movie': 'International Screens',
  'special-screening': 'Special screening',
}

export function detail(
  source: Source,
  { path, page }: Target,
  { title, summary, image, seo }: Subject,
  parts: Parts,
  overrides: { description?: string; image?: string | undefined } = {},
): Loaded<Detail> {
  const said = parts.summary ?? summary
  const kind = kinds[page]
  return {
    head: headOf(source, {
      path,
      title: kind ? `${title} · ${kind}` : title,
      descriptions: [overrides.description, said, parts.body && firstParagraph(parts.body)],
      image: overrides.image ?? image,
      seo,
    }),
    data: { title, ...optional('summary', said), links: [], facts: [], gallery: [], groups: [], ...parts },
  }
}
