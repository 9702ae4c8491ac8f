import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { Questions } from '#site/ui/questions/questions.tsx'

export function Accordion({ items }: SectionProps<'accordion'>) {
  return <Questions questions={items} />
}
