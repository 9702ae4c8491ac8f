import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { FilmFacts } from '#site/templates/film/film-facts.tsx'
import { FilmHero } from '#site/templates/film/film-hero.tsx'
import { FilmPreview } from '#site/templates/film/film-preview.tsx'
import { FilmShowtimes } from '#site/templates/film/film-showtimes.tsx'
import { CardRail } from '#site/ui/cards/cards.tsx'
import { useShown } from '#site/ui/clock/use-shown.ts'
import { FaqList } from '#site/ui/faq-list/faq-list.tsx'
import { lazyPart } from '#site/ui/lazy-part/lazy-part.tsx'
import { Prose, TitledProse } from '#site/ui/prose/prose.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { Formats } from './formats.tsx'
import { Gifts } from './gifts.tsx'
import type { load } from './loader.ts'
import { Reviews } from './reviews.tsx'
import { useGift } from './use-gift.ts'

const GiftDialog = lazyPart(() => import('./gift-dialog.tsx'), 'GiftDialog')

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data }: Props) {
  const { synopsis, body, facts, formats, rating, reviews, questions, promotions, related } = data
  const { shown: gifts } = useShown(data.gifts)
  const gift = useGift(data.gifts)
  return (
    <article>
      <FilmHero film={{ ...data, gifts }} showGift={gift.show} />
      <div className="filmText wrap">
        <TitledProse heading="Synopsis" tree={synopsis} />
        <FilmFacts facts={facts} />
      </div>
      <FilmShowtimes film={data} />
      <FilmPreview film={data} />
      {formats.length > 0 && (
        <Section heading="Ways to see it">
          <Formats formats={formats} />
        </Section>
      )}
      {gifts.length > 0 && (
        <div {...data.giftsEnd}>
          <Section heading="Movie gifts" id="movieGifts">
            <Gifts gifts={gifts} />
            <GiftDialog gifts={gifts} {...gift} />
          </Section>
        </div>
      )}
      {reviews.length > 0 && (
        <Section heading="Reviews" text={rating}>
          <Reviews reviews={reviews} />
        </Section>
      )}
      {body && (
        <Section heading="Behind the film" isBeside>
          <Prose tree={body} />
        </Section>
      )}
      {questions.length > 0 && (
        <Section heading="FAQs" more={{ label: 'All FAQs', href: href('faqSearch') }} isBeside>
          <FaqList questions={questions} />
        </Section>
      )}
      <CardRail
        heading="Promotions"
        more={{ label: 'All promotions', href: href('promotionIndex') }}
        cards={promotions}
        noun="promotions"
      />
      <CardRail heading="Related films" cards={related} noun="films" />
    </article>
  )
}
