/** The component of every section type: a missing one does not compile, and the content schema rejects unknown types. */
import type { ComponentType } from 'react'
import type { SectionType } from '#content/schema/sections.ts'
import { SectionBoundary } from '#site/features/errors/section-boundary.tsx'
import type { SectionProps, SectionView } from '#site/loaders/content-pages/sections.ts'
import { Section } from '#site/ui/section/section.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import { Accordion } from './accordion/accordion.tsx'
import { CallToAction } from './call-to-action/call-to-action.tsx'
import { CardGrid } from './card-grid/card-grid.tsx'
import { CinemaList } from './cinema-list/cinema-list.tsx'
import { CinemaMapSection } from './cinema-map/cinema-map.tsx'
import { CountdownSection } from './countdown/countdown.tsx'
import { Embed } from './embed/embed.tsx'
import { ExperiencePanels } from './experience-panels/experience-panels.tsx'
import featuresUrl from './features.css?url'
import { FilmFeature } from './film-feature/film-feature.tsx'
import { FilmWall } from './film-lists/film-wall.tsx'
import { Form } from './form/form.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { Image } from './image/image.tsx'
import { MovieRail } from './movie-rail/movie-rail.tsx'
import { NewsFeature } from './news-feature/news-feature.tsx'
import { PromotionFeature } from './promotion-feature/promotion-feature.tsx'
import { PromotionRail } from './promotion-rail/promotion-rail.tsx'
import { Quote } from './quote/quote.tsx'
import { Schedule } from './schedule/schedule.tsx'
import { Table } from './table/table.tsx'
import { Text } from './text/text.tsx'
import { Tonight } from './tonight/tonight.tsx'
import { VideoSection } from './video/video.tsx'

/** Placement of a section's heading: above, beside on wide screens, or rendered by the component itself. */
type HeadingPlacement = 'above' | 'beside' | 'inside'

interface SectionEntry<T extends SectionType> {
  readonly Component: ComponentType<SectionProps<T>>
  readonly heading: HeadingPlacement
  /** Whether the component sets its own width instead of the page's columns. */
  readonly isWide?: true
  /** Whether it is one of few that are shown large, whose styles only their pages have. */
  readonly isFeature?: true
}

const registry: { readonly [T in SectionType]: SectionEntry<T> } = {
  text: { Component: Text, heading: 'beside' },
  gallery: { Component: Gallery, heading: 'above', isWide: true },
  video: { Component: VideoSection, heading: 'beside' },
  image: { Component: Image, heading: 'above', isWide: true },
  callToAction: { Component: CallToAction, heading: 'inside' },
  accordion: { Component: Accordion, heading: 'beside' },
  table: { Component: Table, heading: 'beside' },
  cards: { Component: CardGrid, heading: 'above' },
  quote: { Component: Quote, heading: 'above' },
  countdown: { Component: CountdownSection, heading: 'inside' },
  form: { Component: Form, heading: 'beside' },
  embed: { Component: Embed, heading: 'beside' },
  movieRail: { Component: MovieRail, heading: 'above', isWide: true },
  promotionRail: { Component: PromotionRail, heading: 'above', isWide: true },
  cinemaList: { Component: CinemaList, heading: 'above' },
  schedule: { Component: Schedule, heading: 'beside' },
  tonight: { Component: Tonight, heading: 'inside', isWide: true, isFeature: true },
  filmFeature: { Component: FilmFeature, heading: 'inside', isWide: true, isFeature: true },
  filmLists: { Component: FilmWall, heading: 'above', isWide: true },
  promotionFeature: { Component: PromotionFeature, heading: 'inside', isFeature: true },
  experiencePanels: { Component: ExperiencePanels, heading: 'above', isWide: true, isFeature: true },
  cinemaMap: { Component: CinemaMapSection, heading: 'inside', isFeature: true },
  newsFeature: { Component: NewsFeature, heading: 'inside', isFeature: true },
}

/** The sections of a page, each under its heading. */
export function Sections({ sections }: { readonly sections: readonly SectionView[] }) {
  const shown = sections.map(({ type, props }, index) => {
    const {
      Component,
      heading,
      isWide = false,
    } = registry[type] as SectionEntry<typeof type> & SectionEntry<SectionType>
    const Content = Component as ComponentType<typeof props>
    return (
      <Section
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no names and never change their order.
        key={index}
        heading={heading === 'inside' ? undefined : props.heading}
        isBeside={heading === 'beside'}
        isWide={isWide}
      >
        <SectionBoundary>
          <Content {...props} />
        </SectionBoundary>
      </Section>
    )
  })
  return (
    <>
      {sections.some(({ type }) => registry[type].isFeature) && <PageStyles href={featuresUrl} />}
      {shown}
    </>
  )
}
