import type { PackageChoice } from '#site/features/form/hire-choice.ts'
import { guestsProblemText } from '#site/features/party-planner/planner-text.ts'
import { PriceLines } from '#site/features/party-planner/price-lines.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { BesideForm } from './beside-form.tsx'
import { besideFormId } from './beside-form-id.ts'
import { packageCost } from './package-cost.ts'

/** The package that is chosen, and what it costs for the guests that are said. */
export function PackageFacts({ offer, ...said }: Omit<PackageChoice, 'field'>) {
  const { title, href } = offer
  const { guests, estimate, problem } = packageCost({ offer, ...said })
  return (
    <BesideForm place={besideFormId}>
      <section className="formHire" aria-label={title}>
        <div className="formHireText">
          <p className="formHireTitle">{href ? <Link href={href}>{title}</Link> : title}</p>
          {problem && <p className="formProblem">{guestsProblemText(problem)}</p>}
          <PriceLines offer={offer} guests={guests} estimate={estimate} />
        </div>
      </section>
    </BesideForm>
  )
}
