import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { TableOfContents } from '#site/ui/table-of-contents/table-of-contents.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, contents } }: Props) {
  return (
    <BasicContent
      page={page}
      text={
        page.body && (
          <TableOfContents label="On this page" language={page.language} entries={contents}>
            <Prose tree={page.body} language={page.language} />
          </TableOfContents>
        )
      }
    />
  )
}
