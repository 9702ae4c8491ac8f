import { BasicContent } from '../../layout/basic-content.tsx'
import { Cards } from '../../ui/cards/cards.tsx'
import { Questions } from '../../ui/questions/questions.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, packages, contact, questions } }: PageProps<'form'>) {
  return (
    <BasicContent page={page}>
      {contact && (
        <Section heading="Customer service">
          <address>
            <p>{contact.address}</p>
            <p>
              <a href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}>{contact.phone}</a>
            </p>
            <p>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </p>
            <p>{contact.hours}</p>
          </address>
        </Section>
      )}
      {questions && (
        <Section heading="Frequently asked">
          <Questions questions={questions} />
        </Section>
      )}
      {packages && (
        <Section heading="Packages">
          <Cards cards={packages} of="packages" />
        </Section>
      )}
    </BasicContent>
  )
}
