import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BrandPage } from '#site/templates/brand/brand-page.tsx'
import { filmsId } from '#site/templates/detail/films-link.ts'
import { CardSection } from '#site/ui/cards/card-section.tsx'
import { CardRail, Cards } from '#site/ui/cards/cards.tsx'
import { Columns } from '#site/ui/columns/columns.tsx'
import { FactList } from '#site/ui/fact-list/fact-list.tsx'
import { FaqList } from '#site/ui/faq-list/faq-list.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { Section } from '#site/ui/section/section.tsx'
import type { load } from './loader.ts'
import { PromotionHero } from './promotion-hero.tsx'

type Props = { readonly data: LoaderData<typeof load> }

/** With more cinemas than this, the card shows their number instead of their names. */
const maxNamedCinemas = 4

export function Page({ data }: Props) {
  const { brand, brandName, everywhere, body, terms, films, cinemas, related } = data
  const where =
    cinemas.length > maxNamedCinemas ? `${cinemas.length} cinemas` : cinemas.map(({ title }) => title).join(', ')
  const facts = [
    { label: 'Valid', values: [data.validity] },
    { label: 'Where', values: [where || everywhere] },
    { label: 'Categories', values: [data.categories.join(', ')] },
  ]
  return (
    <BrandPage brand={brand} theme={data.theme}>
      <PromotionHero promotion={data} />
      <Columns card={<FactList facts={facts} />}>
        <Prose tree={body} />
        {terms && <FaqList questions={[{ id: 'termsAndConditions', title: 'Terms and conditions', answer: terms }]} />}
      </Columns>
      {films.length > 0 && <CardSection id={filmsId} heading="Films" cards={films} noun="films" />}
      <CardRail heading="Cinemas" cards={cinemas} noun="cinemas" />
      <Section
        heading={`More from ${brandName}`}
        more={{ label: 'View All Promotions', href: href('promotionIndex') }}
        id="runningOffers"
      >
        <Cards cards={related} noun={`other promotions of ${brandName}`} />
      </Section>
    </BrandPage>
  )
}
