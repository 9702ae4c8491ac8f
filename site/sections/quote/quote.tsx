import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import styles from './quote.module.css'

/** A quotation in large type. */
export function Quote({ text, author, role }: SectionProps<'quote'>) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p className={styles.text}>{text}</p>
      </blockquote>
      {author && (
        <figcaption className={styles.by}>
          <span className={styles.author}>{author}</span>
          {role && `, ${role}`}
        </figcaption>
      )}
    </figure>
  )
}
