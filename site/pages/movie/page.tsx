import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { FilmPreview } from '#site/templates/film/film-preview.tsx'
import { MovieHero } from '#site/templates/film/movie-hero.tsx'
import { CardRail } from '#site/ui/cards/cards.tsx'
import { Facts } from '#site/ui/facts/facts.tsx'
import { Prose, TitledProse } from '#site/ui/prose/prose.tsx'
import { Questions } from '#site/ui/questions/questions.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { Formats } from './formats.tsx'
import { GiftDialog } from './gift-dialog.tsx'
import { Gifts } from './gifts.tsx'
import type { load } from './loader.ts'
import styles from './page.module.css'
import { Reviews } from './reviews.tsx'
import { useGift } from './use-gift.ts'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data }: Props) {
  const { synopsis, body, facts, formats, gifts, rating, reviews, questions, promotions, related } = data
  const gift = useGift(gifts)
  return (
    <article>
      <MovieHero film={data} showGift={gift.show} />
      <div className={`${styles.columns} wrap`}>
        <TitledProse heading="Synopsis" tree={synopsis} />
        <div className={styles.facts}>
          <Facts facts={facts} />
        </div>
      </div>
      <FilmPreview film={data} />
      {formats.length > 0 && (
        <Section heading="Ways to see it">
          <Formats formats={formats} />
        </Section>
      )}
      {gifts.length > 0 && (
        <Section heading="Movie gifts" id="movieGifts">
          <Gifts gifts={gifts} />
          <GiftDialog gifts={gifts} {...gift} />
        </Section>
      )}
      {reviews.length > 0 && (
        <Section heading="Reviews" text={rating}>
          <Reviews reviews={reviews} />
        </Section>
      )}
      {body && (
        <section className={`${styles.story} wrap`} aria-label="About the film">
          <Prose tree={body} />
        </section>
      )}
      {questions.length > 0 && (
        <Section heading="FAQs" more={{ label: 'All FAQs', href: href('faqSearch') }} isBeside>
          <Questions questions={questions} />
        </Section>
      )}
      <CardRail heading="Promotions" cards={promotions} of="promotions" />
      <CardRail heading="Related films" cards={related} of="films" />
    </article>
  )
}
