/** What those who want a hall should know of a cinema and its halls, and the way from a cinema's page to the form. */

import { formatCount } from '#content/format/count.ts'
import { asksForCinema } from '#content/schema/answers/cinema-fields.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { href } from '#site/href.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Picture } from '#site/shared/picture.ts'

interface Hall {
  readonly name: string
  readonly seats: string
  readonly format?: string
  readonly wheelchairPlaces: string
}

export interface HallHire {
  readonly slug: string
  readonly title: string
  readonly place: string
  readonly href?: string
  readonly phone?: string
  readonly picture: Picture
  readonly seats: string
  readonly formats: readonly string[]
  readonly access: readonly string[]
  readonly halls: readonly Hall[]
}

/** How many cinemas come with their page at most: with more, each visitor would load what few ask for. */
export const maxAtOnce = 60

/** Part of the `rest` of a page whose form asks for a hall, where there are many cinemas. */
export interface FormOnDemand {
  readonly hallHire: readonly HallHire[]
}

/** All cinemas. */
export const hallHire = (source: Source): readonly HallHire[] =>
  source.all('cinema').map((cinema) => ofCinema(source, cinema))

function ofCinema(source: Source, cinema: Entry<'cinema'>): HallHire {
  const nameOf = (key: string) => source.entry('experience', key).title
  return {
    slug: cinema.slug,
    title: cinema.title,
    place: [cinema.mall, cinema.town].filter((part) => part !== undefined).join(', '),
    ...ifPresent('href', source.pathOf(`cinema/${cinema.id}`)),
    ...ifPresent('phone', cinema.phone),
    picture: source.picture(cinema.image),
    seats: formatCount(cinema.seatingCapacity),
    formats: cinema.experiences.map(nameOf),
    access: cinema.accessFacts,
    halls: cinema.halls.map(({ name, seats, experience, wheelchairPlaces }) => ({
      name,
      seats: formatCount(seats),
      ...ifPresent('format', experience && nameOf(experience)),
      wheelchairPlaces: formatCount(wheelchairPlaces),
    })),
  }
}

/** The form for hiring a hall, with the cinema chosen already; nothing where editors have no such form. */
export function hallHireHref(source: Source, { slug }: Entry<'cinema'>): string | undefined {
  const path = href('bookAHall')
  const form = source.pageAt(path)?.form
  const field = form && source.entry('form', form).fields.find(asksForCinema)
  return field && `${path}?${new URLSearchParams({ [field.name]: slug })}`
}
