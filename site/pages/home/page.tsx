import { FilmLists } from '#site/features/film-lists/film-lists.tsx'
import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { CardRail, Cards } from '#site/ui/cards/cards.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { BlockBand } from './block-band.tsx'
import { CinemaFinder } from './cinema-finder.tsx'
import { HomeHero } from './home-hero.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data }: Props) {
  const { page, tabs, promotions, experiences, cinemas, cinemaCount, brands, events, news, blocks } = data
  return (
    <BasicContent page={page} hero={<HomeHero page={page} />}>
      <FilmLists lists={tabs} />
      <CardRail
        heading="Promotions"
        more={{ label: 'View All Promotions', href: href('promotionIndex') }}
        cards={promotions}
        noun="promotions"
      />
      <CardRail
        heading="Experiences"
        more={{ label: 'All experiences', href: href('experiences') }}
        cards={experiences}
        noun="experiences"
      />
      <Section heading="Cinemas" more={{ label: 'Find a cinema', href: href('cinemaIndex') }} isWide>
        <CinemaFinder count={cinemaCount} brands={brands} />
        <Cards cards={cinemas} noun="cinemas" layout="rail" />
      </Section>
      <CardRail
        heading="Events"
        more={{ label: 'All events', href: href('eventsAtGsc') }}
        cards={events}
        noun="events"
      />
      <CardRail heading="News" more={{ label: 'All news', href: href('newsIndex') }} cards={news} noun="news" />
      {blocks.map((block, index) => (
        <BlockBand key={block.id} block={block} isReversed={index % 2 === 1} />
      ))}
    </BasicContent>
  )
}
