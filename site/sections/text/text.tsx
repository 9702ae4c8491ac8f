import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { Prose } from '#site/ui/prose/prose.tsx'

export function Text({ body }: SectionProps<'text'>) {
  return <Prose tree={body} />
}
