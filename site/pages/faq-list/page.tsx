import { QuestionGroups } from '#site/features/faq-search/question-groups.tsx'
import { QuestionsForm } from '#site/features/faq-search/questions-form.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent, BasicHero } from '#site/templates/basic/basic-content.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, groups, index } }: Props) {
  return (
    <BasicContent
      page={page}
      text={null}
      hero={
        <>
          <BasicHero page={page} />
          <QuestionsForm />
        </>
      }
    >
      <QuestionGroups groups={groups}>
        {page.body && <Prose tree={page.body} language={page.language} />}
        {index && (
          <p>
            <ButtonLink variant="link" href={index.href}>
              {index.label}
            </ButtonLink>
          </p>
        )}
      </QuestionGroups>
    </BasicContent>
  )
}
