import { ShareButton } from '#site/features/share/share-button.tsx'
import type { PageProps } from '#site/page-components.ts'
import { Page as DetailPage } from '#site/templates/detail/page.tsx'

/** Nobody likes to go alone: an event can be passed on. */
export function Page({ data }: PageProps<'event'>) {
  return <DetailPage data={data} actions={<ShareButton title={data.title} />} />
}
