import { useLocation } from 'react-router'
import type { Notice } from '../../data/layout.ts'
import { Link } from '../../ui/link/link.tsx'
import styles from './notices.module.css'

/** What all visitors, or those of certain pages, should know now. */
export function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  const path = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const here = notices.filter(({ paths }) => !paths || paths.includes(path))
  if (here.length === 0) return null
  return (
    <aside aria-label="Notices" className={styles.notices}>
      {here.map(({ id, title, text, level, link }) => (
        <div key={id} data-level={level} className={styles.notice}>
          <p className="wrap">
            <strong>{title}.</strong> {text} {link && <Link href={link.href}>{link.label}</Link>}
          </p>
        </div>
      ))}
    </aside>
  )
}
