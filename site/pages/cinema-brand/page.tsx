import { CinemaFinder } from '#site/features/cinema-finder/cinema-finder.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Sections } from '#site/sections/sections.tsx'
import { BasicHero } from '#site/templates/basic/basic-content.tsx'
import { BrandMark } from '#site/templates/brand/brand-mark.tsx'
import { BrandPage } from '#site/templates/brand/brand-page.tsx'
import { CardRail } from '#site/ui/cards/cards.tsx'
import { KeyFigures } from '#site/ui/key-figures/key-figures.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { Section } from '#site/ui/section/section.tsx'
import type { load } from './loader.ts'
import styles from './page.module.css'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data }: Props) {
  const { page, brand, theme, figures, cinemas, more, filters, tiles, experiences, promotions, promotionList } = data
  return (
    <BrandPage brand={brand} theme={theme}>
      <BasicHero page={page} mark={<BrandMark theme={theme} name={page.kicker} />} />
      <div className={`${styles.figures} wrap`}>
        <KeyFigures figures={figures} />
      </div>
      {page.body && (
        <div className={`${styles.story} wrap`}>
          <Prose tree={page.body} language={page.language} isAlone />
        </div>
      )}
      <Section heading="Cinemas" isWide>
        <CinemaFinder cinemas={cinemas} more={more} filters={filters} tiles={tiles} level={3} />
      </Section>
      <CardRail heading="Experiences" cards={experiences} noun="experiences" />
      <CardRail
        heading="Promotions"
        more={{ label: 'All promotions', href: promotionList }}
        cards={promotions}
        noun="promotions"
      />
      <Sections sections={page.sections} />
    </BrandPage>
  )
}
