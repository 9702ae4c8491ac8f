import { Columns } from '../../ui/columns/columns.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Hero } from '../../ui/hero/hero.tsx'
import { Pictures } from '../../ui/pictures/pictures.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'
import { Parts } from '../detail/parts.tsx'
import styles from './page.module.css'

/** An evening in pictures. */
export function Page({ data }: PageProps<'screen-gallery'>) {
  const { title, kicker, summary, picture, facts, body, gallery } = data
  return (
    <article>
      <Hero title={title} kicker={kicker} summary={summary} picture={picture} />
      <Columns card={<Facts facts={facts} />}>{body && <Prose tree={body} />}</Columns>
      <Section heading="The evening in pictures">
        <div className={styles.essay}>
          <Pictures pictures={gallery} label="the evening in pictures" />
        </div>
      </Section>
      <Parts detail={{ ...data, gallery: [] }} />
    </article>
  )
}
