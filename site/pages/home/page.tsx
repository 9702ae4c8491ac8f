import { href } from '../../href.ts'
import { BasicContent } from '../../layout/basic-content.tsx'
import { Section } from '../../layout/section.tsx'
import { Banners } from '../../ui/banners/banners.tsx'
import { Cards } from '../../ui/cards/cards.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Links } from '../../ui/links/links.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data }: PageProps<'home'>) {
  return (
    <BasicContent page={data.page} hero={data.banners.length > 0 ? <Banners banners={data.banners} /> : undefined}>
      {data.tabs.map(({ tab, label, cards }) => (
        <Section key={tab} heading={label}>
          <Cards cards={cards} of="films" />
        </Section>
      ))}
      <Section heading="Promotions">
        <Cards cards={data.promotions} of="promotions" />
        <Link href={href('promotionIndex')}>View All Promotions</Link>
      </Section>
      <Section heading="Experiences">
        <Cards cards={data.experiences} of="experiences" />
      </Section>
      <Section heading="Cinemas">
        <Cards cards={data.cinemas} of="cinemas" />
      </Section>
      <Section heading="Events">
        <Cards cards={data.events} of="events" />
      </Section>
      <Section heading="News">
        <Cards cards={data.news} of="news" />
      </Section>
      {data.blocks.map(({ id, title, text, body, links }) => (
        <Section key={id} heading={title}>
          {text && <p>{text}</p>}
          {body && <Prose tree={body} />}
          <Links links={links} />
        </Section>
      ))}
    </BasicContent>
  )
}
