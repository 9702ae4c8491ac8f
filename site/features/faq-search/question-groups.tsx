import { Contents } from '../../ui/contents/contents.tsx'
import { Questions } from '../../ui/questions/questions.tsx'
import styles from './faq-search.module.css'
import type { Group } from './searchable-questions.ts'

/** Questions by category, with the categories to jump to. */
export function QuestionGroups({ groups }: { readonly groups: readonly Group[] }) {
  return (
    <Contents label="Categories" entries={groups.map(({ id, title }) => ({ id: `about-${id}`, text: title }))}>
      {groups.map(({ id, title, questions }) => (
        <section key={id} id={`about-${id}`} className={styles.group} aria-labelledby={`title-${id}`}>
          <h2 id={`title-${id}`} className={styles.title}>
            {title}
          </h2>
          <Questions questions={questions} />
        </section>
      ))}
    </Contents>
  )
}
