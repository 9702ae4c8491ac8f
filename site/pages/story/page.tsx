import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { TextBesideForm } from '#site/templates/basic/text-beside-form.tsx'
import { Section } from '#site/ui/section/section.tsx'
import type { load } from './loader.ts'
import { Prizes } from './prizes.tsx'
import { Winners } from './winners.tsx'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, prizes, winners } }: Props) {
  return (
    <BasicContent page={page} text={<TextBesideForm page={page} />}>
      {prizes.length > 0 && (
        <Section heading="Prizes" id="storyPrizes">
          <Prizes prizes={prizes} />
        </Section>
      )}
      {winners.length > 0 && (
        <Section heading="Winners" id="storyWinners">
          <Winners winners={winners} />
        </Section>
      )}
    </BasicContent>
  )
}
