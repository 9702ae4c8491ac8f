import { TimeBadge, useBadge } from '../../ui/badge/time-badge.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Stage } from '../../ui/stage/stage.tsx'
import type { PageProps } from '../components.ts'
import styles from './promotion-stage.module.css'

/** The offer as it was designed, whole; one that is over says so, and leads on to those that are not. */
export function PromotionStage({ promotion }: { readonly promotion: PageProps<'promotion'>['data'] }) {
  const { title, brandName, summary, picture, badge, validity, link, brand } = promotion
  const isOver = useBadge(badge).tone === 'over'
  const current = `/promotions/${brand}`
  return (
    <Stage
      title={title}
      kicker={brandName}
      summary={summary}
      picture={picture}
      actions={
        isOver ? (
          <ButtonLink look="main" href={current}>
            See current promotions
          </ButtonLink>
        ) : (
          <>
            {link && (
              <ButtonLink look="main" href={link.href}>
                {link.label}
              </ButtonLink>
            )}
            <ButtonLink href={current}>All from {brandName}</ButtonLink>
          </>
        )
      }
    >
      <p className={styles.state}>
        <TimeBadge badge={badge} />
        <span>{isOver ? `This promotion has ended. It ran: ${validity}.` : validity}</span>
      </p>
    </Stage>
  )
}
