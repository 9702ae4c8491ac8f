import { QuestionGroups } from '#site/features/faq-search/question-groups.tsx'
import type { PageProps } from '#site/page-components.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'

export function Page({ data: { page, groups } }: PageProps<'faq-list'>) {
  return (
    <BasicContent page={page}>
      <QuestionGroups groups={groups} />
    </BasicContent>
  )
}
