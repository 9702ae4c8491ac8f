import type { ReactNode } from 'react'
import { Form } from '#site/features/form/form.tsx'
import type { BasicPage } from '#site/loaders/content-pages/basic-page.ts'
import { Prose } from '#site/ui/prose/prose.tsx'
import { TwoColumns } from '#site/ui/two-columns/two-columns.tsx'
import styles from './text-beside-form.module.css'

interface Props {
  readonly page: BasicPage
  /** What stands below the text. */
  readonly children?: ReactNode
}

/** What a page says, and its form; beside each other where there is room. */
export function TextBesideForm({ page: { body, language, form }, children }: Props) {
  return (
    <TwoColumns>
      <div className={styles.text}>
        {body && <Prose tree={body} language={language} />}
        {children}
      </div>
      {form && <Form form={form} />}
    </TwoColumns>
  )
}
