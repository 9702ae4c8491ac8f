/** The loader of a detail page that is made of the common parts. */

import type { Loaded, Loader } from '#site/loaders/loader.ts'
import { optional } from '#site/loaders/source/links.ts'
import type { Target } from '#site/loaders/source/site-pages.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { PageName } from '#site/page-names.ts'
import type { Head } from '#site/shared/head.ts'
import type { Detail } from './detail.ts'
import { firstParagraph, headOf } from './head.ts'

export type DetailLoader = Loader<Detail>

/** How many cards stand under "More …". */
export const relatedShown = 4

interface Subject {
  readonly title: string
  readonly summary?: string
  readonly image?: string
  readonly seo?: Parameters<typeof headOf>[1]['seo']
}

interface Beside {
  /** What search results say first, where it is not the summary. */
  readonly description?: string
  /** What they say after the summary, where that is short. */
  readonly also?: string
  readonly image?: string | undefined
  readonly kind?: Head['kind']
  readonly published?: string
  readonly jsonLd?: readonly object[]
}

/** Entries of these types may bear the name of another one, such as the festival that an event belongs to. */
export const kinds: Readonly<Partial<Record<PageName, string>>> = {
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
  target: Target,
  { title, summary, image, seo }: Subject,
  parts: Partial<Detail>,
  beside: Beside = {},
): Loaded<Detail> {
  const said = parts.summary ?? summary
  return {
    head: headOf(source, {
      target,
      title,
      qualifier: kinds[target.page],
      descriptions: [beside.description, said, beside.also, parts.body && firstParagraph(parts.body)],
      image: beside.image ?? image,
      seo,
      kind: beside.kind,
      published: beside.published,
    }),
    data: { title, ...optional('summary', said), links: [], facts: [], gallery: [], groups: [], ...parts },
    ...optional('jsonLd', beside.jsonLd),
  }
}
