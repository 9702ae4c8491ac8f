import { FaqSearch } from '#site/features/faq-search/faq-search.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, groups } }: Props) {
  return (
    <BasicContent page={page} text={null}>
      <FaqSearch groups={groups} help={page.body && <Prose tree={page.body} language={page.language} />} />
    </BasicContent>
  )
}
