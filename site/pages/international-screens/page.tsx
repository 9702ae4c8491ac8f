import { FilmRail } from '#site/features/film-lists/film-rail.tsx'
import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Sections } from '#site/sections/sections.tsx'
import { CardRail, Cards } from '#site/ui/cards/cards.tsx'
import { Chip } from '#site/ui/chip/chip.tsx'
import { ChipRow } from '#site/ui/chip/chip-row.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import { BannerHero } from './banner-hero.tsx'
import stylesUrl from './international-screens.css?url'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

/** Landing page of International Screens: larger pictures. */
export function Page({ data }: Props) {
  const { page, films, festivals, programmes, categories, encounters, galleries } = data
  return (
    <article className="internationalScreens">
      <PageStyles href={stylesUrl} />
      <BannerHero page={page}>
        <Categories categories={categories} />
      </BannerHero>
      <FilmRail
        heading="On screen"
        tab="international-screens"
        more={{ label: 'All films', href: href('onScreen') }}
        cards={films}
        noun="films"
      />
      <Section heading="Festivals">
        <Cards cards={festivals} noun="festivals" isLarge />
      </Section>
      {page.body && (
        <div className="story wrap">
          <Prose tree={page.body} language={page.language} />
        </div>
      )}
      <CardRail
        heading="Programmes"
        more={{ label: 'All programmes', href: href('programmeIndex') }}
        cards={programmes}
        noun="programmes"
      />
      <CardRail
        heading="Screen Encounters"
        more={{ label: 'What they said', href: href('screenEncounters') }}
        cards={encounters}
        noun="encounters"
      />
      <CardRail
        heading="Events Gallery"
        more={{ label: 'All galleries', href: href('screenGalleries') }}
        cards={galleries}
        noun="galleries"
      />
      <Sections sections={page.sections} />
    </article>
  )
}

function Categories({ categories }: Pick<LoaderData<typeof load>, 'categories'>) {
  if (categories.length === 0) return null
  return (
    <nav aria-label="Categories">
      <ChipRow wraps>
        {categories.map(({ label, href }) => (
          <li key={href}>
            <Chip href={href}>{label}</Chip>
          </li>
        ))}
      </ChipRow>
    </nav>
  )
}
