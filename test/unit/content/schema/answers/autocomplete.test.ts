/** What browsers may fill in for a field of a form. */
import { expect, it } from 'vitest'
import { formFields } from '#content/schema/types/site.ts'

const faultsOf = (type: string, autocomplete: string): string[] => {
  const rest = type === 'text' ? { maxLength: 80 } : {}
  const { error } = formFields.safeParse({ type, name: 'answer', label: 'Answer', autocomplete, ...rest })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

it.each([
  ['text', 'nickname'],
  ['text', 'address-level2'],
  ['text', 'tel-national'],
  ['email', 'email'],
  ['phone', 'tel'],
  ['phone', 'off'],
])('takes for a field of the type %s the word %s', (type, word) => {
  expect(faultsOf(type, word)).toEqual([])
})

it.each([
  ['text', 'nick', '"nickname"'],
  ['text', 'street-address', '"address-line1"'],
  ['text', 'cc-number', '"name"'],
  ['email', 'name', '"email"'],
  ['phone', 'tel-national', '"tel"'],
])('refuses for a field of the type %s the word %s, and names those that there are', (type, word, other) => {
  expect(faultsOf(type, word)).toEqual([expect.stringMatching(`^autocomplete: .*${other}`)])
})
