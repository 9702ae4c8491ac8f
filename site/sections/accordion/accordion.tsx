import { Questions } from '../../ui/questions/questions.tsx'
import type { SectionProps } from '../section-data.ts'

export function Accordion({ items }: SectionProps<'accordion'>) {
  return <Questions questions={items} />
}
