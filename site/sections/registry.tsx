/** The component of every section. A forgotten one does not compile; an unknown one never gets past the content schema. */
import type { ComponentType } from 'react'
import type { SectionType } from '#content/schema/sections.ts'
import { SectionBoundary } from '../features/errors/section-boundary.tsx'
import { Accordion } from './accordion/accordion.tsx'
import { CallToAction } from './call-to-action/call-to-action.tsx'
import { CardGrid } from './card-grid/card-grid.tsx'
import { CinemaList } from './cinema-list/cinema-list.tsx'
import { Countdown } from './countdown/countdown.tsx'
import { Embed } from './embed/embed.tsx'
import { Form } from './form/form.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { Image } from './image/image.tsx'
import { MovieRail } from './movie-rail/movie-rail.tsx'
import { PromotionRail } from './promotion-rail/promotion-rail.tsx'
import { Quote } from './quote/quote.tsx'
import { Schedule } from './schedule/schedule.tsx'
import type { SectionProps, SectionView } from './section-data.ts'
import { Table } from './table/table.tsx'
import { Text } from './text/text.tsx'
import { VideoSection } from './video/video.tsx'

const registry: { readonly [T in SectionType]: ComponentType<SectionProps<T>> } = {
  text: Text,
  gallery: Gallery,
  video: VideoSection,
  image: Image,
  callToAction: CallToAction,
  accordion: Accordion,
  table: Table,
  cards: CardGrid,
  quote: Quote,
  countdown: Countdown,
  form: Form,
  embed: Embed,
  movieRail: MovieRail,
  promotionRail: PromotionRail,
  cinemaList: CinemaList,
  schedule: Schedule,
}

/** The sections of a page, each under its heading. */
export function Sections({ sections }: { readonly sections: readonly SectionView[] }) {
  return sections.map(({ type, props }, index) => {
    const Section = registry[type] as ComponentType<typeof props>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: sections have no names and never change their order.
      <section key={index} className="section" data-section={type}>
        {props.heading && <h2>{props.heading}</h2>}
        <SectionBoundary>
          <Section {...props} />
        </SectionBoundary>
      </section>
    )
  })
}
