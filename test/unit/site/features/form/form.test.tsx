/** What is in the page of a form before any script. */
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Field } from '#site/features/form/field.tsx'
import { FormBody } from '#site/features/form/form-body.tsx'
import { untouched } from '#site/features/form/form-state.ts'
import { MailForm } from '#site/features/form/mail/mail-form.tsx'
import type { FormView } from '#site/loaders/content-pages/forms/form.ts'
import { committedSource } from '#test/support/site/site-source.ts'
import { mailFormOf, sentFormOf } from './form-of.ts'

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
  endpoint: 'https://cms.example/api/form-submissions',
  contact: { phone: '+603-0000 0100', email: 'hello@gsc.example' },
}

const render = (shown: FormView) => renderToString(<FormBody form={shown} />).replaceAll('<!-- -->', '')

describe('each form of the sample chain', async () => {
  const forms = [
    'book-a-hall',
    'contact-us',
    'international-screens-contact',
    'international-screens-subscribe',
    'my-story',
  ]
  const source = await committedSource()
  const endpoint = { FORM_URL: 'https://cms.example/api/form-submissions', CHALLENGE_SITE_KEY: 'key' }
  const sendingSource = await committedSource(endpoint)

  it('is one of these', () => {
    expect(
      source
        .all('form')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(forms)
  })

  it.each(forms)('(%s) is an e-mail with its questions where no endpoint is configured, or a call', (id) => {
    const view = mailFormOf(source, `form/${id}`)
    const html = renderToString(<MailForm form={view} />)
    expect(html).not.toMatch(/<(?:input|select|textarea|button|form)\b/)
    expect(html).toContain('href="tel:+60300000100"')
    const mail = new URL(view.mailto)
    expect(mail.pathname).toBe('hello@gsc.example')
    expect(mail.searchParams.get('subject')).toBe(view.title)
    const { fields } = sentFormOf(sendingSource, `form/${id}`)
    // What waits for an answer is not asked.
    const asked = fields.filter(({ type, name, shownWhen }) => type !== 'hidden' && name !== 'hall' && !shownWhen)
    expect(asked.length).toBeGreaterThan(0)
    expect(mail.searchParams.get('body')?.split('\r\n').filter(Boolean)).toEqual(
      asked.map((field) => 'label' in field && field.label),
    )
    expect(html.match(/<li>/g)).toHaveLength(asked.length)
  })

  it.each(forms)(
    '(%s) says to those without script how else to reach us, and makes the challenge that is configured',
    (id) => {
      const view = sentFormOf(sendingSource, `form/${id}`)
      expect(view.challenge).toEqual({
        siteKey: 'key',
        script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
      })
      expect(render(view)).toMatch(/<noscript>.*needs JavaScript.*href="tel:\+603.*href="mailto:.*<\/noscript>/s)
    },
  )

  it('asks for no file where Drupal has no place for files', async () => {
    const drupal = { FORM_KIND: 'drupal', FORM_URL: 'https://cms.example/webform_rest/submit' }
    const typesOf = async (environment: Readonly<Record<string, string>>) =>
      sentFormOf(await committedSource(environment), 'form/contact-us').fields.map(({ type }) => type)
    expect(await typesOf(drupal)).not.toContain('upload')
    expect(await typesOf({ ...drupal, ATTACHMENT_URL: 'https://cms.example/files' })).toContain('upload')
  })
})

it('has a button that does nothing until the page is alive, and for those without script the other ways', () => {
  const html = render(form)
  expect(html).toMatch(/<button[^>]* disabled[^>]*>Send it/)
  expect(html).toMatch(/<noscript>.*tel:.*<\/noscript>/)
})

it('says of a question with options itself, and not of each option, that it is required and what its mistake is', () => {
  const [field] = form.fields
  if (field?.type !== 'radio') throw new Error('The form of these tests has other fields.')
  const state = { ...untouched, problems: new Map([['answer', 'Please choose one.']]) }
  const html = renderToString(
    <Field field={field} isHalf={false} form="a-form" state={state} interactive={undefined} choice={undefined} />,
  )
  expect(html).toMatch(/^<fieldset[^>]* role="radiogroup" aria-required="true" aria-invalid="true"/)
  expect(html).not.toMatch(/<input[^>]* aria-/)
  expect(html).toContain('Please choose one.')
})

it('asks for nothing yet that waits for an answer', () => {
  expect(render(form)).toContain('Answer')
  expect(render(form)).not.toContain('Reason')
})

describe('a part of a form', () => {
  const [answer, reason] = form.fields
  if (answer?.type !== 'radio' || reason?.type !== 'text') throw new Error('The form of these tests has other fields.')
  const waiting = { ...reason, heading: 'Why' }
  const last = { ...reason, name: 'last', label: 'Last', shownWhen: undefined }
  const legends = (shown: FormView) => [...render(shown).matchAll(/<legend[^>]*>([^<]+)/g)].map(([, legend]) => legend)

  it('bears its heading, and what stands above the first one bears none', () => {
    const parts = { ...form, fields: [answer, { ...last, heading: 'And now' }] }
    expect(legends(parts)).toEqual(['Answer', 'And now'])
    expect(render(parts)).toMatch(/And now<\/legend>(?!.*<\/fieldset>.*Last)/s)
  })

  it('begins where the field with the heading is hidden, and is not there where all of it is', () => {
    expect(legends({ ...form, fields: [answer, waiting, last] })).toEqual(['Answer', 'Why'])
    expect(legends({ ...form, fields: [answer, waiting] })).toEqual(['Answer'])
  })
})

it('takes a field of any name, such as one that every object answers to', () => {
  const html = render({
    ...form,
    fields: [{ type: 'text', name: 'constructor', label: 'Builder', required: false, maxLength: 20 }],
  })
  expect(html).toContain('name="constructor"')
  expect(html).not.toContain('-lost')
  expect(html).not.toContain('aria-describedby')
})
