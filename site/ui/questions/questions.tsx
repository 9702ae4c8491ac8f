import type { Tree } from '../../mdx/tree.ts'
import { Icon } from '../icon/icon.tsx'
import { Prose } from '../prose/prose.tsx'
import styles from './questions.module.css'

interface Props {
  readonly questions: readonly { readonly id: string; readonly title: string; readonly answer: Tree }[]
}

/** Questions that open to their answers; each can be linked to. */
export function Questions({ questions }: Props) {
  return (
    <div className={styles.questions}>
      {questions.map(({ id, title, answer }) => (
        <details key={id} id={id} className={styles.question}>
          <summary className={styles.title}>
            {title}
            <Icon name="down" />
          </summary>
          <div className={styles.answer}>
            <Prose tree={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}
