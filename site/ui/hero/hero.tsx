import { shadeStyle } from '#site/shared/ambient.ts'
import type { Picture } from '#site/shared/picture.ts'
import { Backdrop } from '#site/ui/backdrop/backdrop.tsx'
import styles from './hero.module.css'
import { HeroText, type HeroTextProps } from './hero-text.tsx'
import { PageHeader } from './page-header.tsx'

interface Props extends HeroTextProps {
  readonly picture?: Picture | undefined
}

/** Longer titles are set smaller, so that they do not fill the screen. */
const longTitle = 34

/** The beginning of a page: its title over its picture. */
export function Hero({ picture, ...text }: Props) {
  return (
    <PageHeader className={`${styles.hero} ${picture ? styles.withPicture : 'lit'}`} style={shadeStyle(picture ?? {})}>
      {picture && <Backdrop picture={picture} />}
      <HeroText
        {...text}
        className={`${styles.content} wrap`}
        titleClass={text.title.length > longTitle ? styles.long : styles.title}
      />
    </PageHeader>
  )
}
