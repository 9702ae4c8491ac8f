import { useRef } from 'react'
import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import { Prose } from '#site/ui/prose/prose.tsx'
import styles from './faq-list.module.css'
import { useOpenAtHash } from './use-open-at-hash.ts'

interface Props {
  /** A question with an id can be linked to. */
  readonly questions: readonly { readonly id?: string; readonly title: string; readonly answer: ProseTree }[]
  readonly areOpen?: boolean
}

/** Questions that unfold to their answers; the one that the hash names is open. */
export function FaqList({ questions, areOpen = false }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useOpenAtHash(list)
  return (
    <div className={styles.questions} ref={list}>
      {questions.map(({ id, title, answer }, index) => (
        <details key={id ?? index} id={id} open={areOpen} className={styles.question}>
          <summary className={styles.title}>{title}</summary>
          <div className={styles.answer}>
            <Prose tree={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}
