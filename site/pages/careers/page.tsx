import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { useShown } from '#site/ui/clock/use-shown.ts'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Section } from '#site/ui/section/section.tsx'
import type { load } from './loader.ts'
import { Openings } from './openings.tsx'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, openings } }: Props) {
  const { shown } = useShown(openings)
  return (
    <BasicContent page={page}>
      <Section heading="Openings" text={summaryOf(shown)} id="jobOpenings" isBeside>
        {shown.length === 0 ? <EmptyState noun="openings" /> : <Openings openings={shown} />}
      </Section>
    </BasicContent>
  )
}

function summaryOf(openings: readonly { readonly department: string }[]): string | undefined {
  const departments = new Set(openings.map(({ department }) => department)).size
  return departments > 1 ? `${openings.length} of them, in ${departments} departments.` : undefined
}
