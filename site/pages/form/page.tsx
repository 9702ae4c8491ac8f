import { Form } from '../../features/form/form.tsx'
import { BasicContent } from '../../layout/basic-content.tsx'
import { CardRail } from '../../ui/cards/cards.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Questions } from '../../ui/questions/questions.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'
import { Contact } from './contact.tsx'
import styles from './page.module.css'

export function Page({ data: { page, packages, contact, questions } }: PageProps<'form'>) {
  const { body, language, form } = page
  const main = (
    <div className={`${styles.columns} wrap`}>
      <div className={styles.beside}>
        {body && <Prose tree={body} language={language} />}
        {contact && <Contact contact={contact} />}
      </div>
      {form && <Form form={form} />}
    </div>
  )
  return (
    <BasicContent page={page} text={main}>
      {packages && <CardRail heading="Packages" cards={packages} of="packages" />}
      {questions && questions.length > 0 && (
        <Section heading="Frequently asked" isBeside>
          <Questions questions={questions} />
        </Section>
      )}
    </BasicContent>
  )
}
