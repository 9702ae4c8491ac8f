import type { BasicPage } from '#site/loaders/content-pages/basic-page.ts'
import { Prose } from '#site/ui/prose/prose.tsx'
import styles from './list-note.module.css'

/** What the editors say of a list: a note right below it, before all that is about something else. */
export const ListNote = ({ page: { body, language } }: { readonly page: BasicPage }) =>
  body && (
    <div className={styles.note}>
      <Prose tree={body} language={language} />
    </div>
  )
