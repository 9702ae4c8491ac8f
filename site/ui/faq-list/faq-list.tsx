import { useRef } from 'react'
import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import { Fold } from '#site/ui/fold/fold.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import styles from './faq-list.module.css'
import { useOpenAtHash } from './use-open-at-hash.ts'

interface Props {
  /** A question with an id can be linked to. */
  readonly questions: readonly { readonly id?: string; readonly title: string; readonly answer: ProseTree }[]
  /** Where there are few, they are what one has come for: their answers are open. */
  readonly opensFew?: boolean
  /** How many of them are in view on phones, where they are a part of a long page. */
  readonly first?: number
}

const few = 8

/** Questions that unfold to their answers; the one that the hash names is open. */
export function FaqList({ questions, opensFew = false, first }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useOpenAtHash(list)
  const areOpen = opensFew && questions.length <= few
  const items = questions.map(({ id, title, answer }) => (
    <details key={id ?? title} id={id} open={areOpen} className={styles.question}>
      <summary className={styles.title}>
        {title}
        <Icon name="down" />
      </summary>
      <div className={styles.answer}>
        <Prose tree={answer} />
      </div>
    </details>
  ))
  return (
    <div className={styles.questions} ref={list}>
      {items.slice(0, first)}
      {first && items.length > first && <Fold label={`All ${items.length} questions`}>{items.slice(first)}</Fold>}
    </div>
  )
}
