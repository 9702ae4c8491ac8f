import type { PageProps } from '#site/page-components.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { Openings } from './openings.tsx'

export function Page({ data: { page, openings, departments } }: PageProps<'careers'>) {
  return (
    <BasicContent page={page}>
      <Section heading="Openings" text={countText(openings.length, departments.length)} id="jobOpenings" isBeside>
        {openings.length === 0 ? <EmptyState of="openings" /> : <Openings openings={openings} />}
      </Section>
    </BasicContent>
  )
}

const countText = (openings: number, departments: number): string | undefined =>
  openings > 1 && departments > 1 ? `${openings} of them, in ${departments} departments.` : undefined
