import { BasicContent } from '../../layout/basic-content.tsx'
import { Section } from '../../layout/section.tsx'
import { Banners } from '../../ui/banners/banners.tsx'
import { Cards } from '../../ui/cards/cards.tsx'
import { Links } from '../../ui/links/links.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data }: PageProps<'movie-list'>) {
  return (
    <BasicContent page={data.page} hero={data.banners.length > 0 ? <Banners banners={data.banners} /> : undefined}>
      {data.tabs.map(({ tab, label, cards }) => (
        <Section key={tab} heading={label} id={tab}>
          <Cards cards={cards} of="films" />
        </Section>
      ))}
      {data.lineUps.map(({ id, title, period, links }) => (
        <Section key={id} heading={title}>
          <p>{period}</p>
          <Links links={links} />
        </Section>
      ))}
    </BasicContent>
  )
}
