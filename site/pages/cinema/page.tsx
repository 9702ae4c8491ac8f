import type { LoaderData } from '#site/loaders/loader.ts'
import { BrandPage } from '#site/templates/brand/brand-page.tsx'
import { CardRail } from '#site/ui/cards/cards.tsx'
import { FaqList } from '#site/ui/faq-list/faq-list.tsx'
import { Pictures } from '#site/ui/pictures/pictures.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './cinema.css?url'
import { CinemaHero } from './cinema-hero.tsx'
import { CinemaShowtimes } from './cinema-showtimes.tsx'
import { Facilities } from './facilities.tsx'
import { Halls } from './halls.tsx'
import { House } from './house.tsx'
import type { load } from './loader.ts'
import { Visit } from './visit.tsx'

type Props = { readonly data: LoaderData<typeof load> }

/** So many questions are in view on phones. */
const inView = 4

export function Page({ data }: Props) {
  const { brand, body, halls, hallHire, gallery, experiences, dining, promotions, promotionList, questions, nearby } =
    data
  return (
    <BrandPage brand={brand} theme={data.theme}>
      <PageStyles href={stylesUrl} />
      <CinemaHero cinema={data} />
      <CinemaShowtimes cinema={data} />
      <Visit cinema={data} />
      <Facilities cinema={data} />
      {halls.length > 0 && (
        <Section heading="Halls" isBeside more={hallHire ? { label: 'Book a hall here', href: hallHire } : undefined}>
          <Halls halls={halls} />
        </Section>
      )}
      {body && <House body={body} />}
      <CardRail heading="Experiences" cards={experiences} noun="experiences" />
      {gallery.length > 0 && (
        <Section heading="Pictures" isWide>
          <Pictures pictures={gallery} label="pictures" layout="rail" />
        </Section>
      )}
      <CardRail heading="Food & Beverages" cards={dining} noun="food outlets" />
      <CardRail
        heading="Promotions"
        more={{ label: 'All promotions', href: promotionList }}
        cards={promotions}
        noun="promotions"
      />
      {questions.length > 0 && (
        <Section heading="FAQs" isBeside>
          <FaqList questions={questions.slice(0, inView)} />
          {questions.length > inView && (
            <details className="foldedOnPhones">
              <summary>All {questions.length} questions</summary>
              <FaqList questions={questions.slice(inView)} />
            </details>
          )}
        </Section>
      )}
      <CardRail heading="Nearby cinemas" cards={nearby} noun="cinemas" />
    </BrandPage>
  )
}
