import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Section } from '#site/ui/section/section.tsx'
import type { load } from './loader.ts'
import { Packages } from './packages.tsx'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, packages } }: Props) {
  return (
    <BasicContent page={page}>
      <Section heading="Packages" id="packageList" more={{ label: 'All packages', href: href('packageIndex') }}>
        {packages.length === 0 ? <EmptyState noun="packages" /> : <Packages packages={packages} />}
      </Section>
    </BasicContent>
  )
}
