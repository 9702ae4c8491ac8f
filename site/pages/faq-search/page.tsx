import { FaqSearch } from '../../features/faq-search/faq-search.tsx'
import { BasicContent } from '../../layout/basic-content.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, groups } }: PageProps<'faq-search'>) {
  return (
    <BasicContent page={page}>
      <FaqSearch groups={groups} />
    </BasicContent>
  )
}
