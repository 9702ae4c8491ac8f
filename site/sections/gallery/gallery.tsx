import { Pictures } from '../../ui/pictures/pictures.tsx'
import type { SectionProps } from '../section-data.ts'

export function Gallery({ pictures, layout }: SectionProps<'gallery'>) {
  return <Pictures pictures={pictures} layout={layout} />
}
