import { Contents } from '#site/ui/contents/contents.tsx'
import { Questions } from '#site/ui/questions/questions.tsx'
import styles from './faq-search.module.css'
import type { Group } from './searchable-questions.ts'

/** Questions by category, with the categories to jump to. */
export function QuestionGroups({ groups }: { readonly groups: readonly Group[] }) {
  return (
    <Contents label="Categories" entries={groups.map(({ id, title }) => ({ id: `questionsAbout-${id}`, text: title }))}>
      {groups.map(({ id, title, questions }) => (
        <section key={id} id={`questionsAbout-${id}`} className={styles.group} aria-labelledby={`questionsTitle-${id}`}>
          <h2 id={`questionsTitle-${id}`} className={styles.title}>
            {title}
          </h2>
          <Questions questions={questions} />
        </section>
      ))}
    </Contents>
  )
}
