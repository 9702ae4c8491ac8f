/** What an entry shows of itself on other pages. */

import { cinemaBrands } from '#content/schema/cinema.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { screeningKinds } from '#content/schema/event.ts'
import { promotionBrands } from '#content/schema/offer.ts'
import type { Tree } from '../mdx/tree.ts'
import type { Picture } from '../ui/picture/picture-data.ts'
import { ringgitText } from './money.ts'
import { periodText } from './period.ts'
import type { Source } from './source.ts'
import { dayText, instantText } from './time.ts'

export interface Card {
  /** Unique among the cards of a page: for keys and anchors. */
  readonly id: string
  readonly href?: string
  readonly title: string
  /** A few words above the title. */
  readonly kicker?: string
  readonly text?: string
  readonly facts?: readonly string[]
  readonly picture?: Picture
  /** A poster stands upright, everything else lies. */
  readonly shape: 'poster' | 'wide'
  /** Where the entry has no page of its own, all of it. */
  readonly body?: Tree
  /** What lists can be filtered by. */
  readonly tags?: readonly string[]
}

export type Film = Entry<'movie'> | Entry<'internationalScreenMovie'>

const href = (source: Source, entry: Entry): { href?: string } => {
  const path = source.pathOf(`${entry.type}/${entry.id}`)
  return path ? { href: path } : {}
}

export const termTitle = (source: Source, key: string): string => source.entry('taxonomy', key).title
export const termTitles = (source: Source, keys: readonly string[]): string[] =>
  keys.map((key) => termTitle(source, key))

export const filmAt = (source: Source, key: string): Film => {
  const entry = source.any(key)
  return entry.type === 'movie' ? entry : source.entry('internationalScreenMovie', key)
}

export function filmCard(source: Source, film: Film): Card {
  const minutes = film.runningTimeMinutes
  const genres = film.type === 'movie' ? film.genre : []
  return {
    id: film.slug,
    ...href(source, film),
    title: film.title,
    ...(film.releaseDate ? { kicker: dayText(film.releaseDate).text } : {}),
    facts: [
      termTitle(source, film.classification),
      ...(minutes ? [runningTimeText(minutes)] : []),
      ...termTitles(source, film.spokenLanguage),
    ],
    picture: source.picture(film.poster),
    shape: 'poster',
    tags: [...genres, ...film.spokenLanguage, film.classification],
  }
}

/** 118 → 1 h 58 min */
export function runningTimeText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}

export const cinemaCard = (source: Source, cinema: Entry<'cinema'>): Card => ({
  id: cinema.slug,
  ...href(source, cinema),
  title: cinema.title,
  kicker: cinemaBrands[cinema.brand],
  text: cinema.summary,
  // A town may have its state's name.
  facts: [...new Set([cinema.town, termTitle(source, cinema.state), `${cinema.numberOfHalls} halls`])],
  picture: source.picture(cinema.image),
  shape: 'wide',
  tags: [cinema.state, ...cinema.experiences],
})

export const promotionCard = (source: Source, promotion: Entry<'promotion'>): Card => ({
  id: promotion.slug,
  ...href(source, promotion),
  title: promotion.title,
  kicker: promotionBrands[promotion.brand],
  text: promotion.summary,
  facts: [periodText(promotion)],
  picture: source.picture(promotion.image),
  shape: 'wide',
  tags: promotion.categories,
})

export const experienceCard = (source: Source, experience: Entry<'experience'>): Card => ({
  id: experience.slug,
  ...href(source, experience),
  title: experience.title,
  text: experience.tagline,
  picture: source.picture(experience.image),
  shape: 'wide',
})

export const eventCard = (source: Source, event: Entry<'event'>): Card => ({
  id: event.slug,
  ...href(source, event),
  title: event.title,
  kicker: termTitle(source, event.category),
  text: event.summary,
  facts: [instantText(event.from).text, event.venue],
  picture: source.picture(event.image),
  shape: 'wide',
})

export const newsCard = (source: Source, news: Entry<'news'>): Card => ({
  id: news.slug,
  ...href(source, news),
  title: news.title,
  kicker: termTitle(source, news.category),
  text: news.summary,
  facts: [dayText(news.date).text],
  picture: source.picture(news.image),
  shape: 'wide',
})

export const festivalCard = (
  source: Source,
  festival: Entry<'filmFestival'> | Entry<'internationalScreenFilmFestival'>,
): Card => ({
  id: festival.slug,
  ...href(source, festival),
  title: festival.title,
  text: festival.summary,
  facts: [periodText(festival)],
  picture: source.picture(festival.image),
  shape: 'wide',
})

export const screeningCard = (source: Source, screening: Entry<'specialScreening'>): Card => ({
  id: screening.slug,
  ...href(source, screening),
  title: screening.title,
  kicker: screeningKinds[screening.kind],
  text: screening.summary,
  facts: [instantText(screening.date).text],
  picture: source.picture(screening.image),
  shape: 'wide',
})

export const programmeCard = (source: Source, programme: Entry<'internationalScreen'>): Card => ({
  id: programme.slug,
  ...href(source, programme),
  title: programme.title,
  kicker: termTitle(source, programme.category),
  text: programme.summary,
  picture: source.picture(programme.image),
  shape: 'wide',
})

export const galleryCard = (source: Source, gallery: Entry<'internationalScreenEventGallery'>): Card => ({
  id: gallery.slug,
  ...href(source, gallery),
  title: gallery.title,
  text: gallery.summary,
  facts: [dayText(gallery.date).text, gallery.venue],
  picture: source.picture(gallery.cover),
  shape: 'wide',
})

export const outletCard = (source: Source, outlet: Entry<'foodAndBeverage'>): Card => ({
  id: outlet.slug,
  ...href(source, outlet),
  title: outlet.title,
  text: outlet.summary,
  picture: source.picture(outlet.image),
  shape: 'wide',
})

export const restaurantCard = (source: Source, restaurant: Entry<'restaurant'>): Card => ({
  id: restaurant.slug,
  ...href(source, restaurant),
  title: restaurant.title,
  kicker: restaurant.concept,
  text: restaurant.summary,
  picture: source.picture(restaurant.image),
  shape: 'wide',
})

export const packageCard = (source: Source, offer: Entry<'package'>): Card => ({
  id: offer.slug,
  ...href(source, offer),
  title: offer.title,
  text: offer.summary,
  facts: [priceText(offer), `For ${offer.pax}`],
  picture: source.picture(offer.image),
  shape: 'wide',
})

export const priceText = ({ price, priceNote }: Entry<'package'>): string =>
  [ringgitText(price), priceNote].filter(Boolean).join(', ')

export const availabilities = { available: 'Available', soon: 'Coming soon', 'sold-out': 'Sold out' } as const

export function keepsakeCard(source: Source, keepsake: Entry<'keepsake'>): Card {
  const [image] = keepsake.images
  return {
    id: keepsake.slug,
    ...href(source, keepsake),
    title: keepsake.title,
    text: keepsake.summary,
    facts: [ringgitText(keepsake.price), availabilities[keepsake.availability]],
    ...(image ? { picture: source.picture(image) } : {}),
    shape: 'wide',
  }
}

export const byOrder = <T extends { readonly order: number }>(entries: readonly T[]): T[] =>
  [...entries].sort((a, b) => a.order - b.order)
