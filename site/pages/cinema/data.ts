import { cinemaBrands } from '#content/schema/cinema.ts'
import { outletCard, restaurantCard } from '../../data/cards/dining.ts'
import { experienceCard } from '../../data/cards/experience.ts'
import { promotionCard } from '../../data/cards/promotion.ts'
import { ticketUrl } from '../../data/from-content.ts'
import { headOf } from '../../data/head.ts'
import { hoursText } from '../../data/hours.ts'
import { optional } from '../../data/links.ts'
import type { Loader } from '../../data/loader.ts'
import { phaseOf } from '../../data/period.ts'
import { concerning, questionsOf } from '../../data/questions.ts'
import { movieTheater } from '../../data/structured/movie-theater.ts'
import { termTitle } from '../../data/terms.ts'

export const load = ((source, target) => {
  const { entry } = target
  const cinema = source.entry('cinema', entry)
  const promotions = source
    .all('promotion')
    .filter(
      (promotion) =>
        phaseOf(promotion, source.today) === 'running' &&
        (promotion.cinemas.includes(entry) || (promotion.cinemas.length === 0 && promotion.brand === cinema.brand)),
    )
  return {
    head: headOf(source, {
      target,
      title: cinema.title,
      descriptions: [`${cinema.summary} ${cinema.address}, ${cinema.town}.`],
      image: cinema.image,
      seo: cinema.seo,
    }),
    structured: [movieTheater(source, cinema)],
    data: {
      title: cinema.title,
      brand: cinema.brand,
      brandName: cinemaBrands[cinema.brand],
      summary: cinema.summary,
      picture: source.picture(cinema.image),
      ...optional('showtimes', ticketUrl(source, 'showtimes', cinema.ticketingId)),
      address: [
        ...(cinema.mall ? [cinema.mall] : []),
        ...cinema.address.split('\n'),
        `${cinema.postcode} ${cinema.town}`,
        termTitle(source, cinema.state),
      ],
      ...optional('geo', cinema.geo),
      ...optional('phone', cinema.phone),
      hours: cinema.openingHours.map(hoursText),
      numberOfHalls: cinema.numberOfHalls,
      seatingCapacity: cinema.seatingCapacity,
      halls: cinema.halls.map(({ name, seats, wheelchairPlaces, experience }) => ({
        name,
        seats,
        wheelchairPlaces,
        ...optional('experience', experience && source.entry('experience', experience).title),
      })),
      facilities: cinema.facilities.map((key) => termTitle(source, key)),
      accessFacts: cinema.accessFacts,
      ...optional('parking', cinema.parking),
      ...optional('transit', cinema.transit),
      ...optional('body', cinema.body && source.prose(cinema.body)),
      gallery: cinema.gallery.map((key) => source.picture(key)),
      experiences: cinema.experiences.map((key) => experienceCard(source, source.entry('experience', key))),
      dining: [
        ...source.referring('restaurant', entry).map((restaurant) => restaurantCard(source, restaurant)),
        ...source.referring('foodAndBeverage', entry).map((outlet) => outletCard(source, outlet)),
      ],
      promotions: promotions.map((promotion) => promotionCard(source, promotion)),
      questions: questionsOf(
        source,
        concerning(source.all('cinemaFaq'), ({ cinemas }) => cinemas, entry),
      ),
    },
  }
}) satisfies Loader<unknown>
