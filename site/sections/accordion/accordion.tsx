import { Prose } from '../../ui/prose/prose.tsx'
import type { SectionProps } from '../section-data.ts'

export function Accordion({ items }: SectionProps<'accordion'>) {
  return items.map(({ title, body }) => (
    <details key={title}>
      <summary>{title}</summary>
      <Prose tree={body} />
    </details>
  ))
}
