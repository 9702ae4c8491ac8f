import { BasicContent } from '../../layout/basic-content.tsx'
import { Contents } from '../../ui/contents/contents.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import type { PageProps } from '../components.ts'

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
