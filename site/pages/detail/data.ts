/** The detail pages that are made of the common parts. */
import { screeningKinds } from '#content/schema/event.ts'
import {
  availabilities,
  byOrder,
  cinemaCard,
  eventCard,
  experienceCard,
  filmAt,
  filmCard,
  newsCard,
  priceText,
  programmeCard,
  screeningCard,
  termTitle,
} from '../../data/cards.ts'
import { type Detail, fact, group } from '../../data/detail.ts'
import { menuOf } from '../../data/dishes.ts'
import { encounterCard } from '../../data/encounters.ts'
import { comingEvents } from '../../data/events.ts'
import { filmFacts } from '../../data/film-facts.ts'
import { ticketUrl } from '../../data/from-content.ts'
import { firstParagraph, headOf } from '../../data/head.ts'
import { hoursText } from '../../data/hours.ts'
import { linkOf, optional } from '../../data/links.ts'
import type { Loaded, Loader } from '../../data/loader.ts'
import { ringgitText } from '../../data/money.ts'
import { latestNews } from '../../data/news.ts'
import { periodText } from '../../data/period.ts'
import { questionsOf } from '../../data/questions.ts'
import type { Source } from '../../data/source.ts'
import type { Target } from '../../data/targets.ts'
import { dayText, instantText } from '../../data/time.ts'
import { videoOf } from '../../data/video.ts'
import type { PageName } from '../page-names.ts'

const shown = 4

type DetailLoader = Loader<Detail>

export const loadEvent: DetailLoader = (source, target) => {
  const event = source.entry('event', target.entry)
  return detail(source, target, event, {
    kicker: termTitle(source, event.category),
    picture: source.picture(event.image),
    links: [linkOf(source, event.registration) ?? []].flat(),
    facts: [
      ...fact('Starts', instantText(event.from).text),
      ...fact('Ends', instantText(event.to).text),
      ...fact('Venue', event.venue),
    ],
    body: source.prose(event.body),
    gallery: event.gallery.map((key) => source.picture(key)),
    groups: [
      ...group('Cinemas', cinemasAt(source, event.cinemas)),
      ...group(
        'More events',
        comingEvents(source)
          .filter(({ id }) => id !== event.id)
          .slice(0, shown)
          .map((other) => eventCard(source, other)),
      ),
    ],
  })
}

export const loadExperience: DetailLoader = (source, target) => {
  const experience = source.entry('experience', target.entry)
  return detail(source, target, experience, {
    summary: experience.tagline,
    picture: source.picture(experience.image),
    body: source.prose(experience.body),
    features: experience.features,
    gallery: experience.gallery.map((key) => source.picture(key)),
    groups: [
      ...group(
        'Cinemas that have it',
        source
          .all('cinema')
          .filter(({ experiences }) => experiences.includes(target.entry))
          .map((cinema) => cinemaCard(source, cinema)),
      ),
      ...group(
        'Other experiences',
        byOrder(source.all('experience').filter(({ id }) => id !== experience.id))
          .slice(0, shown)
          .map((other) => experienceCard(source, other)),
      ),
    ],
  })
}

export const loadNews: DetailLoader = (source, target) => {
  const news = source.entry('news', target.entry)
  return detail(source, target, news, {
    kicker: termTitle(source, news.category),
    picture: source.picture(news.image),
    facts: fact('Date', dayText(news.date).text),
    body: source.prose(news.body),
    gallery: news.gallery.map((key) => source.picture(key)),
    groups: group(
      'More news',
      latestNews(source)
        .filter(({ id, category }) => id !== news.id && category === news.category)
        .slice(0, shown)
        .map((other) => newsCard(source, other)),
    ),
  })
}

/** One question, or a category with all of its questions. */
export const loadFaq: DetailLoader = (source, target) => {
  if (target.entry.startsWith('taxonomy/')) {
    const category = source.entry('taxonomy', target.entry)
    const entries = source.all('faq').filter((faq) => faq.category === target.entry)
    return detail(
      source,
      target,
      { title: category.title },
      {
        kicker: 'Questions',
        summary: `Answers to questions about: ${category.title}.`,
        questions: questionsOf(source, entries),
      },
    )
  }
  const faq = source.entry('faq', target.entry)
  const others = source.all('faq').filter(({ category, id }) => category === faq.category && id !== faq.id)
  return detail(source, target, faq, {
    kicker: termTitle(source, faq.category),
    body: source.prose(faq.body),
    groups: group(
      'Related questions',
      byOrder(others)
        .slice(0, shown)
        .map(({ slug, title }) => ({ id: slug, title, href: `/faq/${slug}`, shape: 'wide' as const })),
    ),
  })
}

export const loadFestival: DetailLoader = (source, target) => {
  const festival = source.entry('filmFestival', target.entry)
  return detail(source, target, festival, {
    picture: source.picture(festival.image),
    facts: fact('Running period', periodText(festival)),
    body: source.prose(festival.body),
    gallery: festival.gallery.map((key) => source.picture(key)),
    groups: [
      ...group('Films', filmsAt(source, festival.movies)),
      ...group('Cinemas', cinemasAt(source, festival.cinemas)),
    ],
  })
}

export const loadScreenFestival: DetailLoader = (source, target) => {
  const festival = source.entry('internationalScreenFilmFestival', target.entry)
  return detail(source, target, festival, {
    kicker: 'International Screens',
    picture: source.picture(festival.image),
    facts: fact('Running period', periodText(festival)),
    body: source.prose(festival.body),
    groups: [
      ...group('Films', filmsAt(source, festival.movies)),
      ...group('Cinemas', cinemasAt(source, festival.cinemas)),
    ],
  })
}

export const loadProgramme: DetailLoader = (source, target) => {
  const programme = source.entry('internationalScreen', target.entry)
  const films = source.all('internationalScreenMovie').filter(({ screen }) => screen === target.entry)
  return detail(source, target, programme, {
    kicker: termTitle(source, programme.category),
    picture: source.picture(programme.image),
    body: source.prose(programme.body),
    groups: group(
      'Films',
      films.map((film) => filmCard(source, film)),
    ),
  })
}

export const loadScreenCategory: DetailLoader = (source, target) => {
  const category = source.entry('taxonomy', target.entry)
  const programmes = byOrder(source.all('internationalScreen').filter((entry) => entry.category === target.entry))
  const keys = new Set(programmes.map(({ id }) => `internationalScreen/${id}`))
  const films = source.all('internationalScreenMovie').filter(({ screen }) => screen !== undefined && keys.has(screen))
  return detail(
    source,
    target,
    { title: category.title },
    {
      kicker: 'International Screens',
      summary: `Programmes and films of International Screens: ${category.title}.`,
      groups: [
        ...group(
          'Programmes',
          programmes.map((programme) => programmeCard(source, programme)),
        ),
        ...group(
          'Films',
          films.map((film) => filmCard(source, film)),
        ),
      ],
    },
  )
}

export const loadScreenGallery: DetailLoader = (source, target) => {
  const gallery = source.entry('internationalScreenEventGallery', target.entry)
  return detail(source, target, gallery, {
    kicker: 'Events Gallery',
    picture: source.picture(gallery.cover),
    facts: [...fact('Date', dayText(gallery.date).text), ...fact('Venue', gallery.venue)],
    ...optional('body', gallery.body && source.prose(gallery.body)),
    ...optional('video', gallery.video && videoOf(source, gallery.video)),
    gallery: gallery.images.map((key) => source.picture(key)),
  })
}

export const loadScreenMovie: DetailLoader = (source, target) => {
  const film = source.entry('internationalScreenMovie', target.entry)
  const synopsis = source.prose(film.synopsis)
  const tickets = ticketUrl(source, 'bookingByMovie', film.ticketingId)
  return detail(
    source,
    target,
    { ...film, title: film.title },
    {
      kicker: 'International Screens',
      picture: source.picture(film.poster),
      links: tickets ? [{ label: 'Buy Tickets Now', href: tickets }] : [],
      facts: filmFacts(source, film),
      body: film.body ? [...synopsis, ...source.prose(film.body)] : synopsis,
      ...optional('video', film.trailer && videoOf(source, film.trailer)),
      gallery: film.stills.map((key) => source.picture(key)),
      groups: group(
        'Screen Encounters',
        source
          .all('internationalScreenScreenEncounter')
          .filter(({ movie }) => movie === target.entry)
          .map((encounter) => encounterCard(source, encounter)),
      ),
    },
    { description: firstParagraph(synopsis), image: film.stills[0] },
  )
}

export const loadSpecialScreening: DetailLoader = (source, target) => {
  const screening = source.entry('specialScreening', target.entry)
  return detail(source, target, screening, {
    kicker: screeningKinds[screening.kind],
    picture: source.picture(screening.image),
    facts: fact('Date', instantText(screening.date).text),
    body: source.prose(screening.body),
    groups: [
      ...group('Films', filmsAt(source, screening.movies)),
      ...group('Cinemas', cinemasAt(source, screening.cinemas)),
      ...group(
        'More screenings',
        source
          .all('specialScreening')
          .filter(({ kind, id }) => kind === screening.kind && id !== screening.id)
          .slice(0, shown)
          .map((other) => screeningCard(source, other)),
      ),
    ],
  })
}

export const loadOutlet: DetailLoader = (source, target) => {
  const outlet = source.entry('foodAndBeverage', target.entry)
  return detail(source, target, outlet, {
    kicker: 'Food & Beverages',
    picture: source.picture(outlet.image),
    ...optional('body', outlet.body && source.prose(outlet.body)),
    menu: menuOf(source, outlet.items),
    groups: group('Cinemas that serve it', cinemasAt(source, outlet.cinemas)),
  })
}

export const loadRestaurant: DetailLoader = (source, target) => {
  const restaurant = source.entry('restaurant', target.entry)
  const reservations = restaurant.reservations && source.link(restaurant.reservations)
  return detail(source, target, restaurant, {
    kicker: restaurant.concept,
    picture: source.picture(restaurant.image),
    links: reservations ? [{ label: 'Reserve a table', href: reservations }] : [],
    facts: fact('Opening hours', ...restaurant.hours.map(hoursText)),
    body: source.prose(restaurant.body),
    menu: menuOf(source, restaurant.menu),
    gallery: restaurant.gallery.map((key) => source.picture(key)),
    groups: group('Where it is', cinemasAt(source, restaurant.cinemas)),
  })
}

export const loadPackage: DetailLoader = (source, target) => {
  const offer = source.entry('package', target.entry)
  const booking = offer.bookLink && source.link(offer.bookLink)
  return detail(source, target, offer, {
    kicker: 'Package',
    picture: source.picture(offer.image),
    links: booking ? [{ label: 'Book this package', href: booking }] : [],
    facts: [...fact('Price', priceText(offer)), ...fact('For', `${offer.pax} people`)],
    inclusions: offer.inclusions,
    ...optional('body', offer.body && source.prose(offer.body)),
    ...optional('terms', offer.terms && source.prose(offer.terms)),
    groups: group('Cinemas', cinemasAt(source, offer.cinemas)),
  })
}

export const loadKeepsake: DetailLoader = (source, target) => {
  const keepsake = source.entry('keepsake', target.entry)
  const [first, ...others] = keepsake.images
  const shop = keepsake.buyLink && source.link(keepsake.buyLink)
  return detail(source, target, keepsake, {
    kicker: 'Keepsake',
    ...optional('picture', first && source.picture(first)),
    links: shop ? [{ label: 'Buy Online', href: shop }] : [],
    facts: [
      ...fact('Price', ringgitText(keepsake.price)),
      ...fact('Availability', availabilities[keepsake.availability]),
      ...fact('Where', keepsake.cinemas.length === 0 ? 'All cinemas' : undefined),
    ],
    ...optional('body', keepsake.body && source.prose(keepsake.body)),
    gallery: others.map((key) => source.picture(key)),
    groups: group('Where to buy', cinemasAt(source, keepsake.cinemas)),
  })
}

const cinemasAt = (source: Source, keys: readonly string[]) =>
  keys.map((key) => cinemaCard(source, source.entry('cinema', key)))

const filmsAt = (source: Source, keys: readonly string[]) => keys.map((key) => filmCard(source, filmAt(source, key)))

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

function detail(
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
