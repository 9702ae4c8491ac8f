import type { FormView } from '#site/loaders/content-pages/forms/form.ts'
import type { MailFormView } from '#site/loaders/content-pages/forms/mail-form.ts'
import { late } from '#site/ui/late/late.tsx'

interface Props {
  readonly form: FormView | MailFormView
  readonly hasRulesBeside?: boolean
}

/** A form's code comes with pages that have one: until it is there, the built page can be typed into. */
const SentForm = late(() => import('./form-body.tsx'), 'FormBody')
const MailForm = late(() => import('./mail/mail-form.tsx'), 'MailForm')

/** A form of the editors'. */
export const Form = ({ form, ...rest }: Props) =>
  'endpoint' in form ? <SentForm form={form} {...rest} /> : <MailForm form={form} {...rest} />
