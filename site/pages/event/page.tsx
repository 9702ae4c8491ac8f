import { ShareButton } from '../../features/share/share-button.tsx'
import type { PageProps } from '../components.ts'
import { Page as DetailPage } from '../detail/page.tsx'

/** Nobody likes to go alone: an event can be passed on. */
export function Page({ data }: PageProps<'event'>) {
  return <DetailPage data={data} actions={<ShareButton title={data.title} />} />
}
