/** What the site's search knows of a page. */
import { cinemaBrands } from '#content/schema/cinema.ts'
import { pictureUrl, widthsOf } from '../../ui/picture/picture-data.ts'
import type { Card } from '../cards/card.ts'
import type { Head } from '../head.ts'
import type { Source } from '../source.ts'
import type { Target } from '../targets.ts'
import { cardOf } from './card-of.ts'
import { kindOf, type SearchKind } from './kinds.ts'
import { tokenize } from './tokenize.ts'
import { wordsOf } from './words-of.ts'

export interface SearchRecord {
  readonly url: string
  readonly title: string
  readonly kind: SearchKind
  /** A line below the title. */
  readonly note: string
  /** The address of a small picture. */
  readonly image?: string
  /** Of the picture. */
  readonly shape?: Card['shape']
  /** What it is found by beside these, each word once. */
  readonly words: string
}

interface Page {
  readonly target: Target
  readonly head: Head
}

/** Nothing for pages that are not to be found: those an editor keeps out, and those that repeat another one. */
export function searchRecord(source: Source, { target, head }: Page): SearchRecord | undefined {
  const entry = source.any(target.entry)
  if (head.canonical !== target.path || ('noIndex' in entry && entry.noIndex)) return undefined
  const card = cardOf(source, entry)
  const image = card ? imageOf(card) : undefined
  const title = card?.title ?? ('title' in entry ? entry.title : head.title)
  const note = (card && noteOf(card)) || head.description
  return {
    url: target.path,
    title,
    kind: kindOf(entry.type),
    note,
    ...(card && image ? { image, shape: card.shape } : {}),
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

const noteOf = ({ kicker, facts = [] }: Card): string => [kicker, ...facts].filter(Boolean).join(' · ')

/** The smallest of those that cards show, as that is made anyway. */
function imageOf({ picture, shape }: Card): string | undefined {
  const [width] = picture ? widthsOf(picture, shape === 'poster' ? 'poster' : 'card') : []
  return picture && width ? pictureUrl(picture, width, 'webp') : undefined
}
