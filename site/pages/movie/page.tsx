import { href } from '../../href.ts'
import { CardRail } from '../../ui/cards/cards.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Prose, TitledProse } from '../../ui/prose/prose.tsx'
import { Questions } from '../../ui/questions/questions.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'
import { FilmPreview } from './film-preview.tsx'
import { Formats } from './formats.tsx'
import { GiftDialog } from './gift-dialog.tsx'
import { Gifts } from './gifts.tsx'
import { MovieHero } from './movie-hero.tsx'
import styles from './page.module.css'
import { Reviews } from './reviews.tsx'
import { useGift } from './use-gift.ts'

export function Page({ data }: PageProps<'movie'>) {
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
