import { href } from '../../href.ts'
import { BasicContent } from '../../layout/basic-content.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'
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
