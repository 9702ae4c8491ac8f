import type { SectionProps } from '#site/sections/section-data.ts'
import { Questions } from '#site/ui/questions/questions.tsx'

export function Accordion({ items }: SectionProps<'accordion'>) {
  return <Questions questions={items} />
}
