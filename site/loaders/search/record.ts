/** Makes the search record of a page. */
import { cinemaBrands } from '#content/schema/types/cinema.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { SitePage } from '#site/loaders/source/site-pages.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import type { Head } from '#site/shared/head.ts'
import { pictureUrl, widthsOf } from '#site/shared/picture.ts'
import type { SearchRecord } from '#site/shared/search.ts'
import { tokenize } from '#site/shared/tokenize.ts'
import { wordsOf } from './indexed-text.ts'
import { resultOf } from './results.ts'

interface Page {
  readonly sitePage: SitePage
  readonly head: Head
}

/** Undefined for pages that are not to be found: those an editor keeps out, and those that repeat another one. */
export function searchRecord(source: Source, { sitePage, head }: Page): SearchRecord | undefined {
  const entry = source.any(sitePage.entry)
  // A preview keeps all of its pages out of other searches.
  const isHidden = source.config.noIndex ? 'noIndex' in entry && entry.noIndex : head.noIndex
  if (head.canonical !== sitePage.path || isHidden) return undefined
  const { kind, card } = resultOf(source, entry)
  const image = card ? imageOf(card) : undefined
  const title = card?.title ?? ('title' in entry ? entry.title : head.title)
  const note = (card && noteOf(card)) || head.description
  return {
    url: sitePage.path,
    title,
    kind,
    note,
    ...(card && image ? { image, shape: card.shape, ...ifPresent('focus', card.picture?.focus) } : {}),
    // A brand is one of a few choices, which are no words of the entry.
    words: furtherWords(`${wordsOf(source, entry)} ${entry.type === 'cinema' ? cinemaBrands[entry.brand] : ''}`, [
      title,
      note,
    ]),
  }
}

function furtherWords(text: string, said: readonly string[]): string {
  const words = new Set(tokenize(text))
  for (const word of said.flatMap(tokenize)) words.delete(word)
  return [...words].join(' ')
}

const noteOf = ({ kicker, meta = [] }: Card): string => [kicker, ...meta].filter(Boolean).join(' · ')

/** The smallest of those that cards show, as that is made anyway. */
function imageOf({ picture, shape }: Card): string | undefined {
  const [width] = picture ? widthsOf(picture, shape === 'poster' ? 'poster' : 'card') : []
  return picture && width ? pictureUrl(picture, width, 'avif') : undefined
}
