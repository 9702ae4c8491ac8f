/** Loaders of the pages that use the detail template. */

import type { Entry, EntryType } from '#content/schema/entry-types.ts'
import { withWholeFigures } from '#site/loaders/format/whole-figures.ts'
import type { Loader, LoaderResult } from '#site/loaders/loader.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { SitePage } from '#site/loaders/source/site-pages.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { PageName } from '#site/routes.ts'
import type { Head } from '#site/shared/head.ts'
import type { Detail } from './detail.ts'
import { firstParagraph, headOf } from './head.ts'
import { withoutRepeatedKicker } from './kicker.ts'

export type DetailLoader = Loader<Detail>

/** Maximum of cards under "More …". */
export const maxRelated = 4

/** The next `maxRelated` items after this one, wrapping around; the first ones where it is not in the list. */
export function following<Item extends { readonly id: string }>(list: readonly Item[], { id }: Item): Item[] {
  const place = list.findIndex((item) => item.id === id)
  return [...list.slice(place + 1), ...list.slice(0, Math.max(place, 0))].slice(0, maxRelated)
}

interface DetailEntry {
  readonly title: string
  readonly summary?: string
  readonly image?: string
  readonly seo?: Parameters<typeof headOf>[1]['seo']
}

type DetailType = { [T in EntryType]: Entry<T> extends DetailEntry ? T : never }[EntryType]

interface DetailHead {
  /** Follows the summary in the meta description where the summary is short. */
  readonly supplement?: string
  readonly image?: string | undefined
  readonly kind?: Head['kind']
  readonly published?: string
  /** Whether there is nothing to be found on it. */
  readonly isEmpty?: boolean
  readonly jsonLd?: readonly object[]
}

/** The parts of the page that the entry has, and what its head says besides. The picture is the entry's by default. */
type DetailParts = Partial<Detail> & { readonly head?: DetailHead }

/** Added to the title in the head: entries of these types may share a name, such as an event and its festival. */
export const titleQualifiers: Readonly<Partial<Record<PageName, string>>> = {
  event: 'Event',
  faq: 'FAQ',
  'screen-category': 'International Screens',
  'screen-festival': 'International Screens',
  'screen-gallery': 'Events Gallery',
  'screen-movie': 'International Screens',
  'special-screening': 'Special screening',
}

/** Creates the loader for the entries of one type. */
export function detailLoader<T extends DetailType>(
  type: T,
  partsOf: (source: Source, entry: Entry<T>, key: string) => DetailParts,
): DetailLoader {
  return (source, sitePage) => {
    const entry = source.entry(type, sitePage.entry)
    return detailPage(source, sitePage, entry, partsOf(source, entry, sitePage.entry))
  }
}

export function detailPage(
  source: Source,
  sitePage: SitePage,
  { title, summary, image, seo }: DetailEntry,
  { head = {}, ...parts }: DetailParts,
): LoaderResult<Detail> {
  const shownSummary = parts.summary ?? summary
  const shownHead = headOf(source, {
    sitePage,
    title,
    qualifier: titleQualifiers[sitePage.page],
    descriptions: [shownSummary, head.supplement, parts.body && firstParagraph(parts.body)],
    image: head.image ?? image,
    seo,
    kind: head.kind,
    published: head.published,
    noIndex: head.isEmpty ?? false,
  })
  const data: Detail = {
    title,
    ...ifPresent('summary', withWholeFigures(shownSummary)),
    ...ifPresent('picture', image && source.picture(image)),
    links: [],
    facts: [],
    gallery: [],
    groups: [],
    ...parts,
  }
  return {
    head: shownHead,
    data: withoutRepeatedKicker(data, shownHead),
    ...ifPresent('jsonLd', head.jsonLd),
  }
}
