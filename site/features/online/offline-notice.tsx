import { InLanguage } from '#site/language/in-language.tsx'
import styles from './offline-notice.module.css'
import { useOnline } from './online.ts'

/** A notice at the edge of the screen, shown while the browser is offline. */
export function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <div role="status" className={styles.container}>
      {!isOnline && (
        <p className={styles.notice}>
          <InLanguage text="offline" />
        </p>
      )}
    </div>
  )
}
