/** What the fields of a page of editors may not be to each other. */
import { expect, it } from 'vitest'
import { basicPage } from '#content/schema/types/page.ts'
import { pageOf } from '#test/support/inputs/entries.ts'

const faultsOf = (fields: { readonly form?: string; readonly sections: readonly string[] }) => {
  const sections = fields.sections.map((form) => ({ type: 'form', form }))
  const { error } = basicPage.safeParse({ ...pageOf('/contact'), ...fields, sections })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

const again = 'is on this page already, where visitors would not know which of the two to fill in: take one of them out'

it('takes several forms on a page, each once', () => {
  expect(faultsOf({ form: 'form/one', sections: ['form/two', 'form/three'] })).toEqual([])
})

it('refuses a form that a page has already, in its sections or as its own', () => {
  expect(faultsOf({ sections: ['form/one', 'form/two', 'form/one'] })).toEqual([`sections.2.form: ${again}`])
  expect(faultsOf({ form: 'form/one', sections: ['form/one'] })).toEqual([`sections.0.form: ${again}`])
})
