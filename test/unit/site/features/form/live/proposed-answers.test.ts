/** What a link may choose in a form for the visitor. */
import { expect, it } from 'vitest'
import { proposedAnswers } from '#site/features/form/live/proposed-answers.ts'
import type { FormFieldView } from '#site/loaders/content-pages/form.ts'

const cinema: FormFieldView = {
  type: 'select',
  name: 'cinema',
  label: 'Which cinema?',
  required: true,
  source: 'cinemas',
  options: [{ value: 'one', label: 'One' }],
}
const message: FormFieldView = { type: 'textarea', name: 'message', label: 'Message', required: true, maxLength: 9 }
const proposed = (search: string) => proposedAnswers({ fields: [cinema, message] }, search)

it('is what the form offers, and nothing else', () => {
  expect(proposed('?cinema=one')).toEqual({ cinema: 'one' })
  expect(proposed('?cinema=two')).toEqual({})
  expect(proposed('?message=hello')).toEqual({})
  expect(proposed('?constructor=one&cinema')).toEqual({})
  expect(proposed('')).toEqual({})
})
