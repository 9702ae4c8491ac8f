import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { TextBesideForm } from '#site/templates/basic/text-beside-form.tsx'
import { CardRail } from '#site/ui/cards/cards.tsx'
import { Section } from '#site/ui/section/section.tsx'
import type { load } from './loader.ts'
import { Prizes } from './prizes.tsx'
import { Stories } from './stories.tsx'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, prizes, winners, featured, others } }: Props) {
  return (
    <BasicContent page={page} text={<TextBesideForm page={page} />}>
      {prizes.length > 0 && (
        <Section heading="Prizes" id="storyPrizes">
          <Prizes prizes={prizes} />
        </Section>
      )}
      {winners.length > 0 && (
        <Section heading="Winners" id="storyWinners">
          <Stories stories={winners} first={2} />
        </Section>
      )}
      <CardRail
        heading="Featured stories"
        more={{ label: 'Read them all', href: href('featuredStories') }}
        cards={featured}
        noun="featured stories"
      />
      {others.length > 0 && (
        <Section heading="More stories" id="moreStories">
          <Stories stories={others} />
        </Section>
      )}
    </BasicContent>
  )
}
