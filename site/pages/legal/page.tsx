import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import { TableOfContents } from '#site/ui/table-of-contents/table-of-contents.tsx'
import type { load } from './loader.ts'
import stylesUrl from './note.css?url'
import { noteBefore } from './note-before.ts'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, contents } }: Props) {
  const { note, text } = noteBefore(page.body ?? [])
  return (
    <BasicContent
      page={page}
      text={
        page.body && (
          <TableOfContents label="On this page" language={page.language} entries={contents} isProse>
            <div>
              {note.length > 0 && (
                <div className="policyNote" role="note">
                  <PageStyles href={stylesUrl} />
                  <Prose tree={note} language={page.language} />
                </div>
              )}
              <Prose tree={text} language={page.language} />
            </div>
          </TableOfContents>
        )
      }
    />
  )
}
