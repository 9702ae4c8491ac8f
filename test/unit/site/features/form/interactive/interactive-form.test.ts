/** A form from the first touch to the receipt, against a real server that takes a submission once for each key. */
import { expect, it } from 'vitest'
import type { FormField } from '#content/schema/answers/form-field.ts'
import { InteractiveForm } from '#site/features/form/interactive/interactive-form.ts'
import type { Outcome } from '#site/features/form-sending/submission.ts'
import { fields, interactiveForms } from './interactive-forms.ts'

const { open, taken } = interactiveForms()

it('sends what is shown and filled in, once, and forgets the draft only then', async () => {
  const { form, type, store, arrivals } = open()
  type('name', 'Ann 😀')
  expect(store.length).toBe(1)
  await form.submit()
  expect(arrivals()).toBe(1)
  expect(store.length).toBe(0)
  expect(JSON.parse(taken[0]?.body ?? '')).toEqual({
    form: 'a-form',
    submissionData: [{ field: 'name', value: 'Ann 😀' }],
    honeypot: '',
  })
})

it('takes a second press, at the same time and after it was sent, for the first', async () => {
  const { form, type, arrivals } = open()
  type('name', 'Ann')
  await Promise.all([form.submit(), form.submit()])
  await form.submit()
  expect(arrivals()).toBe(1)
  expect(taken).toHaveLength(1)
})

it.each([
  [
    'checks first that no machine sends it, where the form has a challenge',
    { token: async () => 'a token', renew() {}, end() {} },
    ['ready', 'proving', 'sending', 'sent'],
  ],
  ['sends at once where it has none', undefined, ['ready', 'sending', 'sent']],
] as const)('%s', async (_, challenge, expected) => {
  const { form, type } = open({ challenge })
  type('name', 'Ann')
  const phases: string[] = []
  form.subscribe(() => {
    const { phase } = form.state().sending
    if (phase !== phases.at(-1)) phases.push(phase)
  })
  const submitted = form.submit()
  expect(phases).toEqual(expected.slice(0, 2))
  await submitted
  expect(phases).toEqual(expected)
})

it('is on its way for whoever leaves the page and comes back, and can be stopped there', async () => {
  const { form, type, options } = open({
    send: (_, { signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ kind: 'failed', reason: 'cancelled' }))
      }),
  })
  type('name', 'Ann')
  const submitted = form.submit()
  const again = new InteractiveForm(options)
  expect(again.state().sending.phase).toBe('sending')
  again.cancel()
  await submitted
  expect(again.state().sending).toMatchObject({ phase: 'failed', failure: { reason: 'cancelled' } })
})

it("shows the server's sentences to whoever has left the page and come back", async () => {
  const answer = Promise.withResolvers<Outcome>()
  const { form, type, options } = open({ send: () => answer.promise })
  type('name', 'Ann')
  const submitted = form.submit()
  const again = new InteractiveForm(options)
  answer.resolve({ kind: 'mistaken', problems: new Map([['name', 'Not this one.']]) })
  await submitted
  await expect.poll(() => [...again.state().problems]).toEqual([['name', 'Not this one.']])
})

it('says what is wrong with a field once it was left, with all at a press, and no more when it was mended', async () => {
  const { form, type, arrivals } = open()
  expect(form.state().problems.size).toBe(0)
  form.leave('name')
  expect([...form.state().problems.keys()]).toEqual(['name'])
  type('answer', 'yes')
  expect([...form.state().problems.keys()]).toEqual(['name'])
  await form.submit()
  expect([...form.state().problems.keys()]).toEqual(['name', 'reason'])
  expect(form.state().mistakenAttempts).toBe(1)
  type('name', 'Ann')
  type('answer', 'no')
  expect(form.state().problems.size).toBe(0)
  await form.submit()
  expect(arrivals()).toBe(1)
})

it('sends what it is told to without asking, and keeps no draft for it', async () => {
  const hidden: FormField[] = [
    { type: 'hidden', name: 'page' },
    { type: 'hidden', name: 'list', value: 'films', shownWhen: { field: 'answer', values: ['yes'] } },
  ]
  const { form, type, store } = open({ fields: [...fields, ...hidden] })
  form.change()
  form.leave('name')
  expect(store.length).toBe(0)
  type('name', 'Ann')
  await form.submit()
  expect(JSON.parse(taken[0]?.body ?? '').submissionData).toEqual([
    { field: 'name', value: 'Ann' },
    { field: 'page', value: '/book-a-hall' },
  ])
})

it('does not send what is no longer asked for, and has it again when it is', async () => {
  const { form, type, content } = open()
  type('name', 'Ann')
  type('answer', 'yes')
  type('reason', 'Because')
  content.answers = { name: 'Ann', answer: 'no' }
  form.change('answer')
  expect(form.state().answers['reason']).toBe('Because')
  await form.submit()
  expect(taken[0]?.body).not.toContain('Because')
})
