import { Prose } from '../../ui/prose/prose.tsx'
import type { SectionProps } from '../section-data.ts'

export function Text({ body }: SectionProps<'text'>) {
  return <Prose tree={body} />
}
