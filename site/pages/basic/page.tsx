import { BasicContent } from '../../layout/basic-content.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page } }: PageProps<'basic'>) {
  return <BasicContent page={page} />
}
