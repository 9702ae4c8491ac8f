import type { LoaderData } from '#site/loaders/loader.ts'
import { Parts } from '#site/templates/detail/parts.tsx'
import { Badge } from '#site/ui/badge/badge.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { FactList } from '#site/ui/fact-list/fact-list.tsx'
import { Pictures } from '#site/ui/pictures/pictures.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { SplitHero } from '#site/ui/split-hero/split-hero.tsx'
import { TwoColumns } from '#site/ui/two-columns/two-columns.tsx'
import type { load } from './loader.ts'
import styles from './page.module.css'

type Props = { readonly data: LoaderData<typeof load> }

/** A keepsake: picture, price, availability and where to buy it. */
export function Page({ data }: Props) {
  const { title, kicker, summary, picture, price, stock, facts, links, body, gallery } = data
  return (
    <article>
      <SplitHero
        title={title}
        kicker={kicker}
        summary={summary}
        picture={picture}
        actions={
          links.length > 0 &&
          stock?.tone !== 'over' &&
          links.map(({ label, href }, index) => (
            <ButtonLink key={index} variant="primary" href={href}>
              {label}
            </ButtonLink>
          ))
        }
      >
        <p className={styles.price}>
          {price?.text} {stock && <Badge tone={stock.tone}>{stock.text}</Badge>}
        </p>
        <FactList facts={facts} />
      </SplitHero>
      <TwoColumns>
        {body && <Prose tree={body} />}
        <Pictures pictures={gallery} layout="column" />
      </TwoColumns>
      <Parts detail={{ ...data, gallery: [] }} />
    </article>
  )
}
