/** Makes the props of a section's component, with one function for each type: a missing one does not compile. */
import type { Section, SectionType } from '#content/schema/sections.ts'
import { mayEmbed } from '#site/config.ts'
import { href } from '#site/href.ts'
import { cinemaCard } from '#site/loaders/cards/cinema.ts'
import { experienceCard } from '#site/loaders/cards/experience.ts'
import { filmCard } from '#site/loaders/cards/film.ts'
import { currentPromotions, runningPromotions } from '#site/loaders/cards/offers/promotions.ts'
import { filmsIn } from '#site/loaders/films/films.ts'
import { dayAndTime, endOfShow, formatInstant } from '#site/loaders/format/dates.ts'
import { shortColumns } from '#site/loaders/format/short-columns.ts'
import { filmAt } from '#site/loaders/source/film.ts'
import { ifPresent, linkOf, linksOf, linkToPage } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import { cinemaMap } from './cinemas/cinema-map.ts'
import { experiencesToEnter, filmFeature, filmWall, newsFeature, promotionsToFeature } from './features.ts'
import { formOf } from './forms/form.ts'
import { quickFilterLinks } from './quick-filters.ts'
import { videoOf } from './video.ts'

type SectionOf<T extends SectionType> = Extract<Section, { type: T }>

const toData = {
  text: (section: SectionOf<'text'>, source: Source) => ({ body: source.prose(section.body) }),
  gallery: (section: SectionOf<'gallery'>, source: Source) => ({
    layout: section.layout,
    pictures: section.images.map((key) => source.picture(key)),
  }),
  video: (section: SectionOf<'video'>, source: Source) => ({ video: videoOf(source, section.video) }),
  image: (section: SectionOf<'image'>, source: Source) => ({
    picture: source.picture(section.image),
    width: section.width,
    ...ifPresent('caption', section.caption),
  }),
  callToAction: (section: SectionOf<'callToAction'>, source: Source) => ({
    tone: section.tone,
    ...ifPresent('text', section.text),
    ...ifPresent('link', linkOf(source, section.link)),
    ...ifPresent('picture', section.image && source.picture(section.image)),
  }),
  accordion: (section: SectionOf<'accordion'>, source: Source) => ({
    items: section.items.map(({ title, body }) => ({ title, answer: source.prose(body) })),
  }),
  table: (section: SectionOf<'table'>) => {
    const { headerColumn, columns, caption } = section
    const rows = section.rows.map(({ cells }) => cells)
    return {
      headerColumn,
      columns,
      rows,
      ...ifPresent('caption', caption),
      ...ifPresent('shortColumns', shortColumns(columns, rows)),
    }
  },
  cards: (section: SectionOf<'cards'>, source: Source) => ({
    cards: section.items.map(
      ({ title, text, image, link }, index): Card => ({
        id: String(index),
        title,
        shape: 'wide',
        ...ifPresent('text', text),
        ...ifPresent('picture', image && source.picture(image)),
        ...ifPresent('href', link && source.link(link)),
      }),
    ),
  }),
  quote: (section: SectionOf<'quote'>) => ({
    text: section.text,
    ...ifPresent('author', section.author),
    ...ifPresent('role', section.role),
  }),
  countdown: (section: SectionOf<'countdown'>, source: Source) => ({
    until: formatInstant(section.until),
    done: section.done,
    isOver: Date.parse(section.until) <= Date.parse(source.asOf),
  }),
  form: (section: SectionOf<'form'>, source: Source) => ({ form: formOf(source, section.form) }),
  embed: (section: SectionOf<'embed'>, source: Source) => ({
    title: section.title,
    aspect: section.aspect,
    ...embedOf(source, section.address),
  }),
  movieRail: (section: SectionOf<'movieRail'>, source: Source) => ({
    ...ifPresent('tab', section.tab),
    cards: section.tab
      ? filmsIn(source, section.tab)
      : section.movies.map((key) => filmCard(source, filmAt(source, key))),
  }),
  promotionRail: (section: SectionOf<'promotionRail'>, source: Source) => ({
    cards: section.brand
      ? runningPromotions(
          source,
          source.all('promotion').filter(({ brand }) => brand === section.brand),
        )
      : currentPromotions(
          source,
          section.promotions.map((key) => source.entry('promotion', key)),
        ),
  }),
  cinemaList: (section: SectionOf<'cinemaList'>, source: Source) => ({
    cards: (section.brand
      ? source.all('cinema').filter(({ brand }) => brand === section.brand)
      : section.cinemas.map((key) => source.entry('cinema', key))
    ).map((cinema) => cinemaCard(source, cinema)),
  }),
  tonight: (_section: SectionOf<'tonight'>, source: Source) => ({
    ways: [...quickFilterLinks(source), { label: 'A cinema near me', href: href('cinemaIndex') }],
  }),
  filmFeature: (section: SectionOf<'filmFeature'>, source: Source) => filmFeature(source, section),
  filmLists: (_section: SectionOf<'filmLists'>, source: Source) => ({ lists: filmWall(source) }),
  promotionFeature: (section: SectionOf<'promotionFeature'>, source: Source) => ({
    cards: promotionsToFeature(source, section.promotion),
    ...ifPresent('more', linkToPage(source, 'promotionIndex', 'View All Promotions')),
  }),
  experiencePanels: (section: SectionOf<'experiencePanels'>, source: Source) => ({
    cards: experiencesToEnter(source, section.experiences).map((experience) => experienceCard(source, experience)),
    ...ifPresent('more', linkToPage(source, 'experiences', 'All experiences')),
  }),
  cinemaMap: (section: SectionOf<'cinemaMap'>, source: Source) => ({
    ...ifPresent('text', section.text),
    ...cinemaMap(source),
  }),
  newsFeature: (section: SectionOf<'newsFeature'>, source: Source) => newsFeature(source, section.news),
  schedule: (section: SectionOf<'schedule'>, source: Source) => ({
    days: scheduleDays(section, source),
    links: linksOf(source, section.links),
  }),
} satisfies { [T in SectionType]: (section: SectionOf<T>, source: Source) => object }

/** An embed; where the content security policy does not allow the frame, the component shows a link. */
function embedOf(source: Source, address: string) {
  const href = source.link(address)
  return {
    ...ifPresent('href', href),
    ...ifPresent('host', href && URL.parse(href)?.hostname),
    isAllowed: href !== undefined && mayEmbed(source.config, href),
  }
}

/** Rows sorted by start, grouped by day. One is over as the next begins, but no later than a show that nobody has said the end of. */
function scheduleDays({ rows }: SectionOf<'schedule'>, source: Source) {
  const inOrder = rows.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
  const entries = inOrder.map(({ start, title, venue, text, link }, index) => {
    const next = inOrder.slice(index + 1).find((row) => row.start !== start)?.start
    const latest = endOfShow(start)
    const ends = next !== undefined && Date.parse(next) < Date.parse(latest) ? next : latest
    return {
      ...dayAndTime(start),
      title,
      ...ifPresent('venue', venue),
      ...ifPresent('text', text),
      ...ifPresent('href', link && source.link(link)),
      ends,
      isOver: Date.parse(ends) <= Date.parse(source.asOf),
    }
  })
  return [...Map.groupBy(entries, ({ day }) => day.iso).values()].map((ofDay) => ({
    day: ofDay[0]?.day ?? { iso: '', text: '' },
    rows: ofDay.map(({ day: _, ...row }) => row),
  }))
}

/** Props of a section's component. */
export type SectionProps<T extends SectionType> = { readonly heading?: string } & ReturnType<(typeof toData)[T]>
export type SectionView = { [T in SectionType]: { readonly type: T; readonly props: SectionProps<T> } }[SectionType]

export function sectionsOf(source: Source, sections: readonly Section[]): SectionView[] {
  return sections.map((section) => {
    const toProps = toData[section.type] as (section: Section, source: Source) => object
    const props = { ...ifPresent('heading', section.heading), ...toProps(section, source) }
    // `toData` ties each type to its props; TypeScript cannot follow that through a union.
    return { type: section.type, props } as SectionView
  })
}
