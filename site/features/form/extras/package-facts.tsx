import type { PackageChoice } from '#site/features/form/hire-choice.ts'
import { estimate } from '#site/features/party-planner/estimate.ts'
import { PriceLines } from '#site/features/party-planner/price-lines.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { BesideForm } from './beside-form.tsx'
import { besideFormId } from './beside-form-id.ts'

/** The package that is chosen, and what it costs for the guests that are said. */
export function PackageFacts({ offer, guests }: Omit<PackageChoice, 'field'>) {
  const { title, href, pricing } = offer
  return (
    <BesideForm place={besideFormId}>
      <section className="formHire" aria-label={title}>
        <div className="formHireText">
          <p className="formHireTitle">{href ? <Link href={href}>{title}</Link> : title}</p>
          <PriceLines offer={offer} guests={guests} estimate={estimate(pricing, guests)} />
        </div>
      </section>
    </BesideForm>
  )
}
