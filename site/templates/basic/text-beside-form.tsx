import type { ReactNode } from 'react'
import { besideFormId } from '#site/features/form/extras/beside-form-id.ts'
import { Form } from '#site/features/form/form.tsx'
import type { BasicPage } from '#site/loaders/content-pages/basic-page.ts'
import { Prose } from '#site/ui/prose/prose.tsx'
import { TwoColumns } from '#site/ui/two-columns/two-columns.tsx'
import styles from './text-beside-form.module.css'

interface Props {
  readonly page: BasicPage
  /** Shown below the text, where there is room beside the form; else below the form, which is what one comes for. */
  readonly children?: ReactNode
}

/** The page's text and form, side by side on wide screens. */
export function TextBesideForm({ page: { body, language, form }, children }: Props) {
  return (
    <TwoColumns>
      <div className={styles.text}>
        {body && <Prose tree={body} language={language} />}
        {form?.rules && <Prose tree={form.rules} />}
      </div>
      {form && <Form form={form} hasRulesBeside />}
      <div className={styles.below}>
        {children}
        {form && <div id={besideFormId} />}
      </div>
    </TwoColumns>
  )
}
