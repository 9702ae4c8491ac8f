/** What a link may choose in a form for the visitor. */
import { expect, it } from 'vitest'
import { proposedAnswers } from '#site/features/form/interactive/proposed-answers.ts'
import type { FormFieldView } from '#site/loaders/content-pages/forms/form.ts'

const cinema: FormFieldView = {
  type: 'select',
  name: 'cinema',
  label: 'Which cinema?',
  required: true,
  source: 'cinemas',
  options: [{ value: 'one', label: 'One' }],
}
const message: FormFieldView = { type: 'textarea', name: 'message', label: 'Message', required: true, maxLength: 9 }
const guests: FormFieldView = { type: 'number', name: 'pax', label: 'Guests', required: true, min: 2, max: 50 }
const proposed = (search: string) => proposedAnswers({ fields: [cinema, message, guests] }, search)

it('is what the form offers, and nothing else', () => {
  expect(proposed('?cinema=one')).toEqual({ cinema: 'one' })
  expect(proposed('?cinema=two')).toEqual({})
  expect(proposed('?message=hello')).toEqual({})
  expect(proposed('?constructor=one&cinema')).toEqual({})
  expect(proposed('')).toEqual({})
})

it('takes whole numbers within the limits of a field, which are no words', () => {
  expect(proposed('?pax=12&cinema=one')).toEqual({ cinema: 'one', pax: '12' })
  for (const answer of ['1', '51', '-12', '12.5', '1e1', 'twelve', '']) expect(proposed(`?pax=${answer}`)).toEqual({})
})
