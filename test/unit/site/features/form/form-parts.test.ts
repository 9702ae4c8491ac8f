/** Which fields of a form stand side by side. */
import { expect, it } from 'vitest'
import { formParts } from '#site/features/form/form-parts.ts'
import type { FormFieldView } from '#site/loaders/content-pages/forms/form.ts'

const field = (type: 'text' | 'email' | 'phone', index: number, heading?: string): FormFieldView => ({
  type,
  name: `${type}${index}`,
  label: type,
  required: true,
  maxLength: 100,
  ...(heading ? { heading } : {}),
})

const halvesOf = (fields: readonly FormFieldView[]) =>
  formParts(fields, fields).map(({ halves }) => [...halves].map(({ name }) => name))

it('stands short fields that follow each other side by side, two in a row', () => {
  expect(halvesOf((['text', 'email', 'phone', 'text'] as const).map((type, index) => field(type, index)))).toEqual([
    ['email1', 'phone2'],
  ])
})

it('gives a short field that has nothing beside it a row for itself', () => {
  expect(
    halvesOf((['email', 'text', 'email', 'phone', 'email'] as const).map((type, index) => field(type, index))),
  ).toEqual([['email2', 'phone3']])
})

it('stands no field beside one of another part', () => {
  expect(halvesOf([field('email', 0), field('phone', 1, 'And now')])).toEqual([[], []])
})
