import { QuestionGroups } from '../../features/faq-search/question-groups.tsx'
import { BasicContent } from '../../layout/basic-content.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, groups } }: PageProps<'faq-list'>) {
  return (
    <BasicContent page={page}>
      <QuestionGroups groups={groups} />
    </BasicContent>
  )
}
