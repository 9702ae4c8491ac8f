import { type Picture as PictureData, ratioStyle } from '#site/shared/picture.ts'
import { Glow } from '#site/ui/backdrop/backdrop.tsx'
import { HeroText, type HeroTextProps } from '#site/ui/hero/hero-text.tsx'
import { PageHeader } from '#site/ui/hero/page-header.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './split-hero.css?url'

interface Props extends HeroTextProps {
  readonly picture?: PictureData | undefined
}

/** A hero whose picture is shown in full beside the text, with a glow of its colours behind both. */
export function SplitHero({ picture, ...text }: Props) {
  return (
    <PageHeader className="splitHero">
      <PageStyles href={stylesUrl} />
      {picture && <Glow picture={picture} />}
      <div className="columns wrap">
        <HeroText {...text} titleClass="title" />
        {picture && (
          <div className="picture" style={ratioStyle(picture)}>
            <Picture picture={picture} use="figure" sizes={sizesOf(picture)} isFirst />
          </div>
        )}
      </div>
    </PageHeader>
  )
}

/** By `split-hero.css`: as wide as there is room for, and no higher than it says. */
function sizesOf({ width, height }: PictureData): string {
  const widthAt = (most: number) => Math.round((most * width) / height)
  const wide = `${widthAt(42)}rem,${widthAt(84)}vh`
  return `(min-width: 60rem) min(55vw,${wide}), (min-width: 40rem) min(50vw,${wide}), min(100vw,${widthAt(40)}vh)`
}
