import type { MovieTheater, PostalAddress } from 'schema-dts'
import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { termTitle } from '#site/loaders/source/vocabulary.ts'
import type { NodeObject } from './node-object.ts'
import { openingHours } from './opening-hours.ts'
import { publisher } from './organization.ts'
import { imageUrl, pageUrl } from './urls.ts'

export function movieTheater(source: Source, cinema: Entry<'cinema'>): NodeObject<MovieTheater> {
  const { geo, phone } = cinema
  return {
    ...theaterPlace(source, cinema),
    description: cinema.summary,
    image: imageUrl(source, cinema.image),
    ...(geo ? { geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude } } : {}),
    ...(phone ? { telephone: phone } : {}),
    openingHoursSpecification: openingHours(cinema.openingHours),
    amenityFeature: cinema.facilities.map((key) => ({
      '@type': 'LocationFeatureSpecification',
      name: termTitle(source, key),
      value: true,
    })),
    screenCount: cinema.numberOfHalls,
    maximumAttendeeCapacity: cinema.seatingCapacity,
    currenciesAccepted: 'MYR',
    parentOrganization: publisher(source),
  }
}

/** A cinema as other nodes refer to it. */
export const theaterPlace = (source: Source, cinema: Entry<'cinema'>) =>
  ({
    '@type': 'MovieTheater',
    '@id': `${pageUrl(source, cinema)}#cinema`,
    name: cinema.title,
    url: pageUrl(source, cinema),
    address: addressOf(source, cinema),
  }) as const satisfies MovieTheater

export const addressOf = (source: Source, cinema: Entry<'cinema'>): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: [...(cinema.mall ? [cinema.mall] : []), ...cinema.address.split('\n')].join(', '),
  addressLocality: cinema.town,
  addressRegion: termTitle(source, cinema.state),
  postalCode: cinema.postcode,
  addressCountry: 'MY',
})
