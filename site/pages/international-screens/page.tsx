import { Slideshow } from '../../features/slideshow/slideshow.tsx'
import { BasicContent, BasicHero } from '../../layout/basic-content.tsx'
import { Cards } from '../../ui/cards/cards.tsx'
import { Links } from '../../ui/links/links.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data }: PageProps<'international-screens'>) {
  return (
    <BasicContent
      page={data.page}
      hero={
        <>
          <BasicHero page={data.page} />
          {data.banners.length > 0 && <Slideshow slides={data.banners} />}
        </>
      }
    >
      <Section heading="On screen">
        <Cards cards={data.films} of="films" />
      </Section>
      <Section heading="Festivals">
        <Cards cards={data.festivals} of="festivals" />
      </Section>
      <Section heading="Programmes">
        <Cards cards={data.programmes} of="programmes" />
      </Section>
      <Section heading="Categories">
        <Links links={data.categories} />
      </Section>
      <Section heading="Screen Encounters">
        <Cards cards={data.encounters} of="encounters" />
      </Section>
      <Section heading="Events Gallery">
        <Cards cards={data.galleries} of="galleries" />
      </Section>
    </BasicContent>
  )
}
