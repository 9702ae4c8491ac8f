import type { PageProps } from '#site/page-components.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { Contents } from '#site/ui/contents/contents.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'

export function Page({ data: { page, contents } }: PageProps<'legal'>) {
  return (
    <BasicContent
      page={page}
      text={
        page.body && (
          <Contents label="On this page" language={page.language} entries={contents}>
            <Prose tree={page.body} language={page.language} />
          </Contents>
        )
      }
    />
  )
}
