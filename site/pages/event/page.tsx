import { ShareButton } from '#site/features/share/share-button.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Page as DetailPage } from '#site/templates/detail/page.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

/** Detail page with a share button. */
export function Page({ data }: Props) {
  return <DetailPage data={data} actions={<ShareButton title={data.title} variant="icon" />} />
}
