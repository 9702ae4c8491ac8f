import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Section } from '#site/ui/section/section.tsx'
import type { load } from './loader.ts'
import { Openings } from './openings.tsx'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, openings, departments } }: Props) {
  return (
    <BasicContent page={page}>
      <Section heading="Openings" text={openingsSummary(openings.length, departments.length)} id="jobOpenings" isBeside>
        {openings.length === 0 ? <EmptyState noun="openings" /> : <Openings openings={openings} />}
      </Section>
    </BasicContent>
  )
}

const openingsSummary = (openings: number, departments: number): string | undefined =>
  openings > 1 && departments > 1 ? `${openings} of them, in ${departments} departments.` : undefined
