import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './quote.css?url'

/** A quotation in large type. */
export function Quote({ text, author, role }: SectionProps<'quote'>) {
  return (
    <figure className="quotation">
      <PageStyles href={stylesUrl} />
      <blockquote>
        <p className="text">{text}</p>
      </blockquote>
      {author && (
        <figcaption className="by">
          <span className="author">{author}</span>
          {role && `, ${role}`}
        </figcaption>
      )}
    </figure>
  )
}
