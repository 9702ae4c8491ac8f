import { href } from '#site/href.ts'
import type { PageProps } from '#site/page-components.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { Packages } from './packages.tsx'

export function Page({ data: { page, packages } }: PageProps<'package-landing'>) {
  return (
    <BasicContent page={page}>
      <Section heading="Packages" id="packageList" more={{ label: 'All packages', href: href('packageIndex') }}>
        {packages.length === 0 ? <EmptyState of="packages" /> : <Packages packages={packages} />}
      </Section>
    </BasicContent>
  )
}
