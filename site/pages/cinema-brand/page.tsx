import { CinemaFinder } from '../../features/cinema-finder/cinema-finder.tsx'
import { BasicHero } from '../../layout/basic-content.tsx'
import { Sections } from '../../sections/registry.tsx'
import { CardRail } from '../../ui/cards/cards.tsx'
import { Figures } from '../../ui/figures/figures.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'
import styles from './page.module.css'

export function Page({ data }: PageProps<'cinema-brand'>) {
  const { page, brand, figures, cinemas, filters, tiles, experiences, promotions } = data
  return (
    <article data-brand={brand}>
      <BasicHero page={page} />
      <div className={`${styles.story} wrap`}>
        {page.body && <Prose tree={page.body} language={page.language} />}
        <Figures figures={figures} />
      </div>
      <Section heading="Cinemas" isWide>
        <CinemaFinder cinemas={cinemas} filters={filters} tiles={tiles} level={3} />
      </Section>
      <CardRail heading="Experiences" cards={experiences} of="experiences" />
      <CardRail heading="Promotions" cards={promotions} of="promotions" />
      <Sections sections={page.sections} />
    </article>
  )
}
