/** Data of the detail template; each type of entry has some of these parts. */
import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import type { TimeLabel } from '#site/loaders/format/dates.ts'
import { withWholeFigures } from '#site/loaders/format/whole-figures.ts'
import type { Badge } from '#site/shared/badge.ts'
import type { Card } from '#site/shared/card.ts'
import type { Coordinates } from '#site/shared/geo/distance.ts'
import type { Link } from '#site/shared/layout.ts'
import type { MenuCategory } from '#site/shared/parts/food-menu.ts'
import type { Video } from '#site/shared/parts/video.ts'
import type { Picture } from '#site/shared/picture.ts'
import type { CalendarDay } from '#site/shared/time/calendar-day.ts'
import type { DisplayPeriod } from '#site/shared/time/display-period.ts'
import type { Question } from './questions.ts'

export interface Fact {
  readonly label: string
  readonly values: readonly string[]
}

export interface RelatedCards {
  readonly heading: string
  readonly cards: readonly Card[]
}

export type Detail = {
  readonly title: string
  readonly kicker?: string
  readonly summary?: string
  readonly picture?: Picture
  readonly links: readonly Link[]
  readonly facts: readonly Fact[]
  readonly body?: ProseTree
  readonly inclusions?: readonly string[]
  readonly menu?: readonly MenuCategory[]
  readonly terms?: ProseTree
  readonly video?: Video
  readonly gallery: readonly Picture[]
  readonly questions?: readonly Question[]
  readonly groups: readonly RelatedCards[]
  /** State as of the site's clock. */
  readonly badge?: Badge
  /** When it is not over, if it ever is. */
  readonly lasts?: DisplayPeriod
  /** Availability. */
  readonly stock?: { readonly text: string; readonly tone: 'running' | 'coming' | 'over' }
  /** The note says what the price is for. */
  readonly price?: { readonly text: string; readonly note?: string }
  /** Places where it is, for those who drive there. */
  readonly places?: readonly { readonly name: string; readonly geo: Coordinates }[]
  /** Address of its calendar file. */
  readonly calendar?: string
  /** The first day, and the last where it is another one. */
  readonly calendarDays?: readonly CalendarDay[]
  /** The day of a piece of news. */
  readonly from?: TimeLabel
}

/** A fact, left out where it has no value. */
export const fact = (label: string, ...values: readonly (string | undefined)[]): Fact[] => {
  const present = values.filter((value) => value !== undefined && value !== '') as string[]
  return present.length > 0 ? [{ label, values: present.map((value) => withWholeFigures(value)) }] : []
}

export const group = (heading: string, cards: readonly Card[]): RelatedCards[] =>
  cards.length > 0 ? [{ heading, cards }] : []
