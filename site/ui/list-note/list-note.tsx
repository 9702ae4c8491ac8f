import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import { Prose } from '#site/ui/prose/prose.tsx'
import styles from './list-note.module.css'

interface Props {
  readonly page: { readonly body?: ProseTree; readonly language?: string }
}

/** What the editors say of a list: a note right below it, before all that is about something else. */
export const ListNote = ({ page: { body, language } }: Props) =>
  body && (
    <div className={styles.note}>
      <Prose tree={body} language={language} />
    </div>
  )
