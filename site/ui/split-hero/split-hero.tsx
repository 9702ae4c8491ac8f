import type { Picture as PictureData } from '#site/shared/picture.ts'
import { Glow } from '#site/ui/backdrop/backdrop.tsx'
import { HeroText, type HeroTextProps } from '#site/ui/hero/hero-text.tsx'
import { PageHeader } from '#site/ui/hero/page-header.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import styles from './split-hero.module.css'

interface Props extends HeroTextProps {
  readonly picture?: PictureData | undefined
}

/** A hero whose picture is shown in full beside the text, with a glow of its colours behind both. */
export function SplitHero({ picture, ...text }: Props) {
  return (
    <PageHeader className={styles.hero}>
      {picture && <Glow picture={picture} />}
      <div className={`${styles.row} wrap`}>
        <HeroText {...text} titleClass={styles.title} />
        {picture && (
          <div className={styles.picture}>
            <Picture
              picture={picture}
              use="figure"
              sizes="(min-width: 60rem) 55vw, (min-width: 48rem) 50vw, 100vw"
              isFirst
            />
          </div>
        )}
      </div>
    </PageHeader>
  )
}
