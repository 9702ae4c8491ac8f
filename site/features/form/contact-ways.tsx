import type { FormView } from '#site/loaders/content-pages/forms/form.ts'
import { telHref } from '#site/shared/phone.ts'

/** Telephone and e-mail within a sentence. */
export function ContactWays({ contact: { phone, email } }: Pick<FormView, 'contact'>) {
  return (
    <>
      ring <a href={telHref(phone)}>{phone}</a> or write to <a href={`mailto:${email}`}>{email}</a>
    </>
  )
}
