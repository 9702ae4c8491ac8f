import { BasicContent } from '../../layout/basic-content.tsx'
import { TextBesideForm } from '../../layout/text-beside-form.tsx'
import { CardRail } from '../../ui/cards/cards.tsx'
import { Questions } from '../../ui/questions/questions.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'
import { Contact } from './contact.tsx'

export function Page({ data: { page, packages, contact, questions } }: PageProps<'form'>) {
  const main = <TextBesideForm page={page}>{contact && <Contact contact={contact} />}</TextBesideForm>
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
