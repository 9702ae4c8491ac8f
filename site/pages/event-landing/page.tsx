import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { CardRail, Cards } from '#site/ui/cards/cards.tsx'
import { Links } from '#site/ui/links/links.tsx'
import { Section } from '#site/ui/section/section.tsx'
import type { load } from './loader.ts'
import styles from './page.module.css'

type Props = { readonly data: LoaderData<typeof load> }

/** This many of the next events are shown large. */
const largeCards = 2

export function Page({ data: { page, coming, past, campaigns } }: Props) {
  return (
    <BasicContent page={page}>
      <Section heading="Coming events" more={{ label: 'Event calendar', href: href('eventIndex') }}>
        <div className={styles.coming}>
          <Cards cards={coming.slice(0, largeCards)} noun="coming events" isLarge />
          {coming.length > largeCards && <Cards cards={coming.slice(largeCards)} noun="coming events" />}
        </div>
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
