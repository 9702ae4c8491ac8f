import { FaqSearch } from '#site/features/faq-search/faq-search.tsx'
import type { PageProps } from '#site/page-components.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'

export function Page({ data: { page, groups } }: PageProps<'faq-search'>) {
  return (
    <BasicContent page={page}>
      <FaqSearch groups={groups} />
    </BasicContent>
  )
}
