import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { CardRail, Cards } from '#site/ui/cards/cards.tsx'
import { Links } from '#site/ui/links/links.tsx'
import { ListNote } from '#site/ui/list-note/list-note.tsx'
import { Section } from '#site/ui/section/section.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, coming, past, campaigns } }: Props) {
  return (
    <BasicContent page={page} text={null}>
      <Section heading="Coming events" more={{ label: 'Event calendar', href: href('eventIndex') }}>
        <Cards cards={coming} noun="coming events" />
        <ListNote page={page} />
      </Section>
      {campaigns.length > 0 && (
        <Section heading="More from our events">
          <Links links={campaigns} />
        </Section>
      )}
      <CardRail heading="Past events" cards={past} noun="past events" />
    </BasicContent>
  )
}
