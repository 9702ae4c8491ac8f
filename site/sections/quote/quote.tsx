import type { SectionProps } from '../section-data.ts'

export function Quote({ text, author, role }: SectionProps<'quote'>) {
  return (
    <figure>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {author && <figcaption>{role ? `${author}, ${role}` : author}</figcaption>}
    </figure>
  )
}
