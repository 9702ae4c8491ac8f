import type { SectionProps } from '#site/sections/section-data.ts'
import { Prose } from '#site/ui/prose/prose.tsx'

export function Text({ body }: SectionProps<'text'>) {
  return <Prose tree={body} />
}
