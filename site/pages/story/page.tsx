import { Form } from '../../features/form/form.tsx'
import { BasicContent } from '../../layout/basic-content.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'
import styles from './page.module.css'
import { Prizes } from './prizes.tsx'
import { Winners } from './winners.tsx'

export function Page({ data: { page, prizes, winners } }: PageProps<'story'>) {
  const { body, language, form } = page
  const main = (
    <div className={`${styles.columns} wrap`}>
      <div>{body && <Prose tree={body} language={language} />}</div>
      {form && <Form form={form} />}
    </div>
  )
  return (
    <BasicContent page={page} text={main}>
      {prizes.length > 0 && (
        <Section heading="Prizes" id="prizes">
          <Prizes prizes={prizes} />
        </Section>
      )}
      {winners.length > 0 && (
        <Section heading="Winners" id="winners">
          <Winners winners={winners} />
        </Section>
      )}
    </BasicContent>
  )
}
