/** What a form keeps on the device of what was typed and chosen, and when it forgets it. */
import { expect, it } from 'vitest'
import type { FormField } from '#content/schema/answers/form-field.ts'
import { InteractiveForm } from '#site/features/form/interactive/interactive-form.ts'
import { fields, interactiveForms } from './interactive-forms.ts'

const { open, taken } = interactiveForms()

it('sends under the same key after a reload, with what was typed before', async () => {
  const { type, options, arrivals } = open()
  type('name', 'Ann')
  const draft = options.drafts.load('a-form')
  const again = new InteractiveForm({ ...options, read: () => ({ answers: { name: 'Ann' }, files: {}, honeypot: '' }) })
  expect(again.state()).toMatchObject({ isRestored: true, answers: { name: 'Ann' } })
  await again.submit()
  expect(arrivals()).toBe(1)
  expect(taken[0]?.key).toBe(draft?.key)
})

it('says that something is still there only where something is', () => {
  const { type, options } = open()
  type('name', 'A')
  type('name', '')
  expect(new InteractiveForm(options).state().isRestored).toBe(false)
  type('name', 'B')
  expect(new InteractiveForm(options).state().isRestored).toBe(true)
})

it('sends a file with its name, looks at its kind and size first, and keeps only the name', async () => {
  const { form, type, content, store, options } = open()
  type('name', 'Ann')
  content.files = { photo: new File(['x'.repeat(200)], 'large.png', { type: 'image/png' }) }
  form.change('photo')
  await form.submit()
  expect(form.state().problems.get('photo')).toContain('too large')
  content.files = { photo: new File(['png'], 'small.png', { type: 'image/png' }) }
  form.change('photo')
  expect(store.getItem('form-draft:a-form')).toContain('"photo":"small.png"')
  expect(new InteractiveForm(options).state().lostFiles).toEqual({ photo: 'small.png' })
  await form.submit()
  expect(taken[0]?.body).toMatch(/name="_payload"[\s\S]+name="photo"; filename="small\.png"[\s\S]+png/)
})

it('forgets all where the visitor wants it', () => {
  const { form, type, content, store } = open()
  type('name', 'Ann')
  content.answers = {}
  form.clear()
  expect(store.length).toBe(0)
  expect(form.state()).toMatchObject({ answers: {}, isRestored: false })
})

const choice = (name: string, source: 'cinemas' | 'halls'): FormField => ({
  type: 'select',
  name,
  label: name,
  required: false,
  source,
  options: source === 'cinemas' ? ['one', 'two'].map((value) => ({ value, label: value })) : [],
})

it('forgets a hall with its cinema, also where the other one has a hall of the same name', () => {
  const { form, type, store } = open({
    fields: [choice('cinema', 'cinemas'), choice('hall', 'halls')],
    hallsOf: (cinema) => (cinema === '' ? [] : ['Hall 1']),
  })
  type('cinema', 'one')
  type('hall', 'Hall 1')
  expect(form.state().answers).toEqual({ cinema: 'one', hall: 'Hall 1' })
  type('cinema', 'two')
  expect(form.state().answers).toEqual({ cinema: 'two', hall: '' })
  expect(store.getItem('form-draft:a-form')).not.toContain('Hall 1')
})

it('keeps no draft of what only the address has chosen', () => {
  const { form, type, content, store } = open({
    fields: [choice('cinema', 'cinemas'), ...fields],
    proposed: { cinema: 'two' },
  })
  content.answers = { cinema: 'two', name: '' }
  form.change()
  expect(form.state().answers).toMatchObject({ cinema: 'two' })
  expect(store.length).toBe(0)
  type('name', 'Ann')
  expect(store.getItem('form-draft:a-form')).toContain('two')
})
