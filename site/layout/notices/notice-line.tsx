import type { MouseEvent } from 'react'
import type { Notice } from '#site/shared/layout.ts'
import { focusAfter } from '#site/ui/focus/focus-after.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { dismiss } from './dismissed-notices.ts'
import styles from './notices.module.css'

interface Props {
  readonly notice: Notice
  readonly isShown: boolean
}

/** A notice: on phones its title, which unfolds to its text. */
export function NoticeLine({ notice, isShown }: Props) {
  const { id, title, text, level, link, dismissible, displayPeriod } = notice
  const onDismiss = ({ currentTarget }: MouseEvent) => {
    focusAfter(currentTarget)
    dismiss(id)
  }
  return (
    <li data-level={level} data-notice={id} hidden={!isShown} {...displayPeriod.soon} className={styles.notice}>
      <div className={`${styles.line} wrap`}>
        <details className={styles.details}>
          <summary className={styles.title}>
            <span>{title}</span>
            <Icon name="down" size={1} />
          </summary>
          <p className={styles.text}>
            {text} {link && <Link href={link.href}>{link.label}</Link>}
          </p>
        </details>
        {dismissible && (
          <button type="button" className={styles.dismiss} onClick={onDismiss}>
            <Icon name="close" size={1} />
            <span className="visually-hidden">{`Dismiss: ${title}`}</span>
          </button>
        )}
      </div>
    </li>
  )
}
