import type { LoaderData } from '#site/loaders/loader.ts'
import { Parts } from '#site/templates/detail/parts.tsx'
import { Columns } from '#site/ui/columns/columns.tsx'
import { FactList } from '#site/ui/fact-list/fact-list.tsx'
import { Hero } from '#site/ui/hero/hero.tsx'
import { Pictures } from '#site/ui/pictures/pictures.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { Section } from '#site/ui/section/section.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

/** A gallery of an event. */
export function Page({ data }: Props) {
  const { title, kicker, summary, picture, facts, body, gallery } = data
  return (
    <article>
      <Hero title={title} kicker={kicker} summary={summary} picture={picture} />
      <Columns card={<FactList facts={facts} />}>{body && <Prose tree={body} />}</Columns>
      <Section heading="The evening in pictures" isWide={gallery.length > 1}>
        <Pictures pictures={gallery} label="the evening in pictures" />
      </Section>
      <Parts detail={{ ...data, gallery: [] }} />
    </article>
  )
}
