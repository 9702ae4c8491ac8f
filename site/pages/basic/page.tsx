import type { PageProps } from '#site/page-components.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'

export function Page({ data: { page } }: PageProps<'basic'>) {
  return <BasicContent page={page} />
}
