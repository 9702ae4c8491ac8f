import { ShareButton } from '#site/features/share/share-button.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BrandMark } from '#site/templates/brand/brand-mark.tsx'
import { filmsLink } from '#site/templates/detail/films-link.ts'
import { PageBadge } from '#site/ui/badge/page-badge.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { useTimedAttributes } from '#site/ui/clock/use-timed-attributes.ts'
import { SplitHero } from '#site/ui/split-hero/split-hero.tsx'
import type { load } from './loader.ts'
import styles from './promotion-hero.module.css'

/** Hero of a promotion; one that has ended links to current promotions. */
export function PromotionHero({ promotion }: { readonly promotion: LoaderData<typeof load> }) {
  const { title, theme, brandName, summary, picture, badge, validity, link, films, list } = promotion
  const lasts = useTimedAttributes(promotion.lasts)
  const toFilms = filmsLink(films)
  const over = useTimedAttributes(promotion.over)
  return (
    <SplitHero
      title={title}
      kicker={<BrandMark theme={theme} name={brandName} />}
      summary={summary}
      picture={picture}
      actions={
        <>
          {lasts && link && (
            <ButtonLink variant="primary" href={link.href} {...lasts}>
              {link.label}
            </ButtonLink>
          )}
          {lasts && toFilms && (
            <ButtonLink variant={link ? 'secondary' : 'primary'} href={toFilms.href} {...lasts}>
              {toFilms.label}
            </ButtonLink>
          )}
          {lasts && (
            <ButtonLink href={list} {...lasts}>
              All from {brandName}
            </ButtonLink>
          )}
          {over && (
            <ButtonLink variant="primary" href={list} {...over}>
              See current promotions
            </ButtonLink>
          )}
          <ShareButton title={title} variant="icon" />
        </>
      }
    >
      <p className={styles.state}>
        <PageBadge badge={badge} />
        {lasts && <span {...lasts}>{validity}</span>}
        {over && <span {...over}>This promotion has ended. It ran: {validity}.</span>}
      </p>
    </SplitHero>
  )
}
