import { ShareButton } from '#site/features/share/share-button.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BrandMark } from '#site/templates/brand/brand-mark.tsx'
import { TimeBadge, useBadge } from '#site/ui/badge/time-badge.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { SplitHero } from '#site/ui/split-hero/split-hero.tsx'
import type { load } from './loader.ts'
import styles from './promotion-hero.module.css'

/** Hero of a promotion; one that has ended links to current promotions. */
export function PromotionHero({ promotion }: { readonly promotion: LoaderData<typeof load> }) {
  const { title, look, brandName, summary, picture, badge, validity, link, list } = promotion
  const isOver = useBadge(badge).tone === 'over'
  return (
    <SplitHero
      title={title}
      kicker={<BrandMark look={look} name={brandName} />}
      summary={summary}
      picture={picture}
      actions={
        <>
          {!isOver && link && (
            <ButtonLink variant="primary" href={link.href}>
              {link.label}
            </ButtonLink>
          )}
          <ButtonLink variant={isOver ? 'primary' : 'secondary'} href={list}>
            {isOver ? 'See current promotions' : `All from ${brandName}`}
          </ButtonLink>
          <ShareButton title={title} />
        </>
      }
    >
      <p className={styles.state}>
        <TimeBadge badge={badge} />
        <span>{isOver ? `This promotion has ended. It ran: ${validity}.` : validity}</span>
      </p>
    </SplitHero>
  )
}
