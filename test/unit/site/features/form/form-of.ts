/** A form of either kind, as a site shows it. */
import { type FormView, formOf } from '#site/loaders/content-pages/forms/form.ts'
import type { MailFormView } from '#site/loaders/content-pages/forms/mail-form.ts'
import type { Source } from '#site/loaders/source/source.ts'

/** @throws where the site has no endpoint. */
export function sentFormOf(source: Source, key: string): FormView {
  const form = formOf(source, key)
  if (!('endpoint' in form)) throw new Error(`${key} cannot be sent: its site has no endpoint.`)
  return form
}

/** @throws where the site has an endpoint. */
export function mailFormOf(source: Source, key: string): MailFormView {
  const form = formOf(source, key)
  if (!('mailto' in form)) throw new Error(`${key} is sent to ${form.endpoint}.`)
  return form
}
