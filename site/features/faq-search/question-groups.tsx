import type { ReactNode } from 'react'
import { FaqList } from '#site/ui/faq-list/faq-list.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { TableOfContents } from '#site/ui/table-of-contents/table-of-contents.tsx'
import styles from './faq-search.module.css'
import type { Group } from './searchable-questions.ts'

interface Props {
  readonly groups: readonly Group[]
  /** Whether these are what was searched for: then they come first, without a table of contents. */
  readonly isNarrowed?: boolean
  /** Shown after the last of them. */
  readonly children?: ReactNode
}

/** Questions by category, with a table of contents of the categories. */
export function QuestionGroups({ groups, isNarrowed = false, children }: Props) {
  return (
    <TableOfContents
      label="Categories"
      isHidden={isNarrowed}
      entries={groups.map(({ id, title }) => ({ id: `questionsAbout-${id}`, text: title }))}
    >
      {groups.map(({ id, title, href, questions }) => (
        <section key={id} id={`questionsAbout-${id}`} className={styles.group} aria-labelledby={`questionsTitle-${id}`}>
          <h2 id={`questionsTitle-${id}`} className={styles.title}>
            {href ? <Link href={href}>{title}</Link> : title}
          </h2>
          <FaqList questions={questions} />
        </section>
      ))}
      {children}
    </TableOfContents>
  )
}
