/** What is in the page of a form before any script. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { FormBody } from '#site/features/form/form-body.tsx'
import type { FormView } from '#site/loaders/content-pages/form.ts'

const form: FormView = {
  id: 'a-form',
  title: 'A form',
  fields: [
    {
      type: 'radio',
      name: 'answer',
      label: 'Answer',
      required: true,
      options: [{ value: 'yes', label: 'Yes' }],
    },
    {
      type: 'text',
      name: 'reason',
      label: 'Reason',
      required: true,
      maxLength: 20,
      shownWhen: { field: 'answer', values: ['yes'] },
    },
  ],
  submitLabel: 'Send it',
  thankYouPath: '/thank-you',
  contact: { phone: '+603-0000 0100', email: 'hello@gsc.example' },
}

const render = (shown: FormView) =>
  renderToString(
    <MemoryRouter>
      <FormBody form={shown} />
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '')

it('says beforehand that it cannot be sent, with telephone and e-mail, where no endpoint is configured', () => {
  const html = render(form)
  expect(html).toContain('This form cannot be sent here at the moment.')
  expect(html).toContain('href="tel:+60300000100"')
  expect(html).toContain('href="mailto:hello@gsc.example"')
  expect(html).toMatch(/<fieldset[^>]* disabled/)
  expect(html).not.toContain('Send it')
})

it('has a button that does nothing until the page is alive, and for those without script the other ways', () => {
  const html = render({ ...form, endpoint: 'https://cms.example/api/form-submissions' })
  expect(html).not.toContain('cannot be sent')
  expect(html).toMatch(/<button[^>]* disabled[^>]*>Send it/)
  expect(html).toMatch(/<noscript>.*tel:.*<\/noscript>/)
})

it('asks for nothing yet that waits for an answer', () => {
  expect(render(form)).toContain('Answer')
  expect(render(form)).not.toContain('Reason')
})
