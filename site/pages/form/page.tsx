import { CustomerService } from '#site/features/form/customer-service.tsx'
import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { TextBesideForm } from '#site/templates/basic/text-beside-form.tsx'
import { CardRail } from '#site/ui/cards/cards.tsx'
import { FaqList } from '#site/ui/faq-list/faq-list.tsx'
import { Section } from '#site/ui/section/section.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, packages, contact, questions } }: Props) {
  const main = (
    <TextBesideForm page={page}>
      <CustomerService contact={contact} />
    </TextBesideForm>
  )
  return (
    <BasicContent page={page} text={main}>
      {packages && (
        <div className="formPackages">
          <CardRail
            heading="Packages"
            more={{ label: 'Compare what they cost', href: href('packageIndex') }}
            cards={packages}
            noun="packages"
          />
        </div>
      )}
      {questions && questions.length > 0 && (
        <Section heading="Frequently asked" isBeside>
          <FaqList questions={questions} />
        </Section>
      )}
    </BasicContent>
  )
}
