import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { FaqList } from '#site/ui/faq-list/faq-list.tsx'

export function Accordion({ items }: SectionProps<'accordion'>) {
  return <FaqList questions={items} />
}
