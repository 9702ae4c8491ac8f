import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import styles from './faq-list.module.css'

interface Props {
  readonly questions: readonly { readonly id: string; readonly title: string; readonly href?: string }[]
}

/** Links to the pages of questions. */
export function QuestionLinks({ questions }: Props) {
  return (
    <ul className={styles.questions}>
      {questions.map(({ id, title, href }) => (
        <li key={id}>
          {href && (
            <Link href={href} className={styles.link}>
              {title}
              <Icon name="arrow" />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
