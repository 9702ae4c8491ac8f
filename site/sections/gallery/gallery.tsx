import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { Pictures } from '#site/ui/pictures/pictures.tsx'

export function Gallery({ pictures, layout, heading = 'Pictures' }: SectionProps<'gallery'>) {
  const gallery = <Pictures pictures={pictures} layout={layout} label={heading} />
  return layout === 'rail' || pictures.length > 1 ? gallery : <div className="wrap">{gallery}</div>
}
