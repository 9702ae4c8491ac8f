import { ChooseButton } from '#site/features/my-cinema/choose-button.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BrandMark } from '#site/templates/brand/brand-mark.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Hero } from '#site/ui/hero/hero.tsx'
import { KeyFigures } from '#site/ui/key-figures/key-figures.tsx'
import styles from './cinema-hero.module.css'
import type { load } from './loader.ts'

/** Hero of a cinema, with its key figures. */
export function CinemaHero({ cinema }: { readonly cinema: LoaderData<typeof load> }) {
  const { href, title, theme, brandName, summary, picture, showtimes, figures } = cinema
  return (
    <>
      <Hero
        title={title}
        kicker={<BrandMark theme={theme} name={brandName} />}
        summary={summary}
        picture={picture}
        actions={
          <>
            {showtimes && (
              <ButtonLink variant="primary" icon="ticket" href={showtimes}>
                Buy Now
              </ButtonLink>
            )}
            <ButtonLink icon="map" href="#planAVisit">
              Getting here
            </ButtonLink>
            <ChooseButton cinema={{ href, name: title }} />
          </>
        }
      />
      <div className={`${styles.figures} wrap`}>
        <KeyFigures figures={figures} />
      </div>
    </>
  )
}
