import { counted, formatCount } from '#content/format/count.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { cinemaBrands } from '#content/schema/types/cinema.ts'
import { href } from '#site/href.ts'
import { outletCard, restaurantCard } from '#site/loaders/cards/dining.ts'
import { experienceCard } from '#site/loaders/cards/experience.ts'
import { maxPromotions, promotionsOf, runningPromotions } from '#site/loaders/cards/offers/promotions.ts'
import { themeOf } from '#site/loaders/content-pages/brand-themes.ts'
import { promotionListOf } from '#site/loaders/content-pages/brands.ts'
import { wheelchairPlacesIn } from '#site/loaders/content-pages/cinemas/access.ts'
import { facilityIcon } from '#site/loaders/content-pages/cinemas/facility-icons.ts'
import { hallHireHref } from '#site/loaders/content-pages/cinemas/hall-hire.ts'
import { nearbyCinemas } from '#site/loaders/content-pages/cinemas/nearby.ts'
import { headOf } from '#site/loaders/content-pages/head.ts'
import { questionsOf, relevantTo } from '#site/loaders/content-pages/questions.ts'
import { cinemaAvailability } from '#site/loaders/films/availability.ts'
import { hoursRows } from '#site/loaders/format/hours.ts'
import { withWholeFigures } from '#site/loaders/format/whole-figures.ts'
import { movieTheater } from '#site/loaders/json-ld/movie-theater.ts'
import type { Loader } from '#site/loaders/loader.ts'
import { ifPresent, linkToPage } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { cinemaTicketsUrl } from '#site/loaders/source/ticket-links.ts'
import { stateAfterTown, termTitle } from '#site/loaders/source/vocabulary.ts'
import type { Card } from '#site/shared/card.ts'

export const load = ((source, sitePage) => {
  const { entry } = sitePage
  const cinema = source.entry('cinema', entry)
  return {
    head: headOf(source, {
      sitePage,
      title: cinema.title,
      descriptions: [`${cinema.summary} ${cinema.address}, ${cinema.town}.`],
      image: cinema.image,
      seo: cinema.seo,
    }),
    jsonLd: [movieTheater(source, cinema)],
    data: {
      href: sitePage.path,
      title: cinema.title,
      brand: cinema.brand,
      theme: themeOf(cinema.brand),
      brandName: cinemaBrands[cinema.brand],
      summary: withWholeFigures(cinema.summary),
      picture: source.picture(cinema.image),
      ...ifPresent('showtimes', cinemaTicketsUrl(source, cinema)),
      ...ifPresent('sold', cinemaAvailability(source, cinema)),
      address: [
        ...(cinema.mall ? [cinema.mall] : []),
        ...cinema.address.split('\n'),
        `${cinema.postcode} ${cinema.town}`,
        ...stateAfterTown(source, cinema),
      ],
      ...ifPresent('geo', cinema.geo),
      ...ifPresent('map', cinema.geo && mapOf(cinema.geo)),
      ...ifPresent('phone', cinema.phone),
      hours: hoursRows(cinema.openingHours),
      figures: [
        { label: 'Halls', value: formatCount(cinema.numberOfHalls) },
        { label: 'Seats', value: formatCount(cinema.seatingCapacity) },
        ...(cinema.halls.length > 0
          ? [{ label: 'Wheelchair places', value: formatCount(wheelchairPlacesIn(cinema)) }]
          : []),
      ],
      halls: hallsOf(source, cinema),
      ...ifPresent('hallHire', hallHireHref(source, cinema)),
      facilities: facilitiesOf(source, cinema),
      accessFacts: cinema.accessFacts,
      ...ifPresent('accessPage', linkToPage(source, 'accessibility', 'Access at all cinemas')),
      ...ifPresent('parking', withWholeFigures(cinema.parking)),
      ...ifPresent('transit', withWholeFigures(cinema.transit)),
      ...ifPresent('body', cinema.body && source.prose(cinema.body)),
      gallery: cinema.gallery.map((key) => source.picture(key)),
      experiences: cinema.experiences.map((key) => experienceCard(source, source.entry('experience', key))),
      dining: [
        ...source.referrersOf('restaurant', 'cinemas', entry).map((restaurant) => restaurantCard(source, restaurant)),
        ...source.referrersOf('foodAndBeverage', 'cinemas', entry).map((outlet) => outletCard(source, outlet)),
      ],
      promotions: promotionsAt(source, cinema),
      promotionList: promotionListOf(source, cinema.brand),
      questions: questionsOf(
        source,
        relevantTo(source.all('cinemaFaq'), ({ cinemas }) => cinemas, entry),
      ),
      nearby: nearbyCinemas(source, cinema),
    },
  }
}) satisfies Loader<unknown>

const mapOf = ({ latitude, longitude }: NonNullable<Entry<'cinema'>['geo']>) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`

const facilitiesOf = (source: Source, { facilities }: Entry<'cinema'>) =>
  facilities.map((facility) => {
    const { key } = source.entry('taxonomy', facility)
    return { key, label: termTitle(source, facility), ...ifPresent('icon', facilityIcon(key)) }
  })

const noBreak = '\u00a0'

/** Halls; `share` is their seats, of those of the largest one. */
function hallsOf(source: Source, { halls }: Entry<'cinema'>) {
  const maxSeats = Math.max(...halls.map(({ seats }) => seats))
  return halls.map(({ name, seats, wheelchairPlaces, wheelchairPlacesAt, experience }) => ({
    name: name.replace(/ (?=\d+$)/, noBreak),
    seats: counted(seats, 'seat'),
    share: Number((seats / maxSeats).toFixed(2)),
    wheelchairPlaces,
    ...ifPresent('wheelchairPlacesAt', wheelchairPlacesAt),
    ...ifPresent('experience', experience && experienceLink(source, experience)),
  }))
}

function experienceLink(source: Source, key: string) {
  const { title } = source.entry('experience', key)
  return { title, href: source.pathOf(key) ?? href('experiences') }
}

/** Its own first, then those of all cinemas of its brand. */
function promotionsAt(source: Source, cinema: Entry<'cinema'>): Card[] {
  const promotions = promotionsOf(source, cinema)
  const own = runningPromotions(source, promotions.own)
  return [...own, ...runningPromotions(source, promotions.ofBrand, maxPromotions - own.length)]
}
