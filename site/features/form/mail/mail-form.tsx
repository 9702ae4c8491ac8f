import stylesUrl from '#site/features/form/form.css?url'
import type { MailFormView } from '#site/loaders/content-pages/forms/mail-form.ts'
import { formAnchor } from '#site/shared/form-anchor.ts'
import { telHref } from '#site/shared/phone.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'

interface Props {
  readonly form: MailFormView
  readonly hasRulesBeside?: boolean
}

/** What a form asks for, where none can be sent: by e-mail, with its questions in it, or by telephone. */
export const MailForm = ({ form, hasRulesBeside = false }: Props) => (
  <section id={formAnchor(form.id)} className="webForm" aria-label={form.title}>
    <PageStyles href={stylesUrl} />
    {form.intro && <p className="intro">{form.intro}</p>}
    {form.rules && !hasRulesBeside && <Prose tree={form.rules} />}
    <p className="mailWays">
      <ButtonLink variant="primary" icon="mail" href={form.mailto}>
        Write an e-mail
      </ButtonLink>
      <ButtonLink icon="phone" href={telHref(form.contact.phone)}>
        Ring {form.contact.phone}
      </ButtonLink>
    </p>
    <div>
      <p className="label">What we would like to know</p>
      <p className="help">Your e-mail to {form.contact.email} begins with these questions.</p>
      <ul className="questions">
        {form.questions.map(({ name, label, isOptional }) => (
          <li key={name}>
            {label} {isOptional && <span className="optional">(optional)</span>}
          </li>
        ))}
      </ul>
    </div>
  </section>
)
