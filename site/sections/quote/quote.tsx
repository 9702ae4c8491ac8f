import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import styles from './quote.module.css'

/** Somebody's words, large enough to be heard. */
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
