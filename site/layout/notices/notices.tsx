import { useLocation } from 'react-router'
import type { Notice } from '../../data/layout.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import styles from './notices.module.css'

/** What all visitors, or those of certain pages, should know now. On phones a line each, which opens to the rest. */
export function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  const path = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const here = notices.filter(({ paths }) => !paths || paths.includes(path))
  if (here.length === 0) return null
  return (
    <aside aria-label="Notices" className={styles.notices} data-print="none">
      {here.map(({ id, title, text, level, link }) => (
        <details key={id} data-level={level} className={`${styles.notice} wrap`}>
          <summary className={styles.title}>
            {title}
            <Icon name="down" size={1} />
          </summary>
          <p className={styles.text}>
            {text} {link && <Link href={link.href}>{link.label}</Link>}
          </p>
        </details>
      ))}
    </aside>
  )
}
