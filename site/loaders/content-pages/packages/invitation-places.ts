/** Where one may be invited to, and how to get there: fetched when somebody writes an invitation. */
import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#site/loaders/source/source.ts'

export interface InvitationPlace {
  /** Slug of the cinema. */
  readonly id: string
  readonly name: string
  readonly address: string
  /** Ways to it by rail or bus, and by car. */
  readonly directions: readonly string[]
}

/** The cinemas at which packages may be had. @returns what a page shows on demand. */
export const invitationPlaces = (source: Source, offers: readonly Entry<'package'>[]) => ({
  places: [...new Set(offers.flatMap(({ cinemas }) => cinemas))]
    .map((key) => source.entry('cinema', key))
    .map(
      ({ slug, title, mall, address, postcode, town, transit, parking }): InvitationPlace => ({
        id: slug,
        name: title,
        address: [mall, address.replaceAll('\n', ', '), `${postcode} ${town}`].filter(Boolean).join(', '),
        directions: [...(transit ? [transit] : []), ...(parking ? [`Parking: ${parking}`] : [])],
      }),
    ),
})
