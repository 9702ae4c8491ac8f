import type { PageProps } from '#site/page-components.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Figures } from '#site/ui/figures/figures.tsx'
import { Hero } from '#site/ui/hero/hero.tsx'
import styles from './cinema-hero.module.css'

/** The house, and at a glance how large it is. */
export function CinemaHero({ cinema }: { readonly cinema: PageProps<'cinema'>['data'] }) {
  const { title, brandName, summary, picture, showtimes, figures } = cinema
  return (
    <>
      <Hero
        title={title}
        kicker={brandName}
        summary={summary}
        picture={picture}
        actions={
          <>
            {showtimes && (
              <ButtonLink look="main" icon="ticket" href={showtimes}>
                Buy Now
              </ButtonLink>
            )}
            <ButtonLink icon="pin" href="#planAVisit">
              Getting here
            </ButtonLink>
          </>
        }
      />
      <div className={`${styles.figures} wrap`}>
        <Figures figures={figures} />
      </div>
    </>
  )
}
