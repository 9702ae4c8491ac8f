import { Pictures } from '../../ui/pictures/pictures.tsx'
import type { SectionProps } from '../section-data.ts'

export function Gallery({ pictures, layout, heading = 'Pictures' }: SectionProps<'gallery'>) {
  const gallery = <Pictures pictures={pictures} layout={layout} label={heading} />
  return layout === 'rail' ? gallery : <div className="wrap">{gallery}</div>
}
