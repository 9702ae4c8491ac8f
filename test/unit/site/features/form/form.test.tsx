/** What is in the page of a form before any script. */
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FormBody } from '#site/features/form/form-body.tsx'
import { type FormView, formOf } from '#site/loaders/content-pages/form.ts'
import { committedSource } from '#test/support/site/site-source.ts'

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

const render = (shown: FormView) => renderToString(<FormBody form={shown} />).replaceAll('<!-- -->', '')

it('says beforehand that it cannot be sent, with telephone and e-mail, where no endpoint is configured', () => {
  const html = render(form)
  expect(html).toContain('This form cannot be sent here at the moment.')
  expect(html).toContain('href="tel:+60300000100"')
  expect(html).toContain('href="mailto:hello@gsc.example"')
  expect(html).toMatch(/<fieldset[^>]* disabled/)
  expect(html).not.toContain('Send it')
})

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

  it.each(forms)('(%s) says without an endpoint that it cannot be sent, and makes no challenge', (id) => {
    const view = formOf(source, `form/${id}`)
    expect(view.challenge).toBeUndefined()
    const html = render(view)
    expect(html).toMatch(/cannot be sent here at the moment\..*href="tel:\+603.*href="mailto:/s)
    expect(html).not.toContain('<button')
    expect(html).not.toContain('data-challenge')
  })

  it.each(forms)(
    '(%s) says to those without script how else to reach us, and makes the challenge that is configured',
    (id) => {
      const view = formOf(sendingSource, `form/${id}`)
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
      formOf(await committedSource(environment), 'form/contact-us').fields.map(({ type }) => type)
    expect(await typesOf(drupal)).not.toContain('upload')
    expect(await typesOf({ ...drupal, ATTACHMENT_URL: 'https://cms.example/files' })).toContain('upload')
  })
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

describe('a part of a form', () => {
  const [answer, reason] = form.fields
  if (answer?.type !== 'radio' || reason?.type !== 'text') throw new Error('The form of these tests has other fields.')
  const waiting = { ...reason, heading: 'Why' }
  const last = { ...reason, name: 'last', label: 'Last', shownWhen: undefined }
  const legends = (shown: FormView) => [...render(shown).matchAll(/<legend[^>]*>([^<]+)/g)].map(([, legend]) => legend)

  it('bears its heading, and what stands above the first one bears none', () => {
    const parts = { ...form, endpoint: 'https://cms.example/', fields: [answer, { ...last, heading: 'And now' }] }
    expect(legends(parts)).toEqual(['Answer', 'And now'])
    expect(render(parts)).toMatch(/And now<\/legend>(?!.*<\/fieldset>.*Last)/s)
  })

  it('begins where the field with the heading is hidden, and is not there where all of it is', () => {
    const sent = { ...form, endpoint: 'https://cms.example/' }
    expect(legends({ ...sent, fields: [answer, waiting, last] })).toEqual(['Answer', 'Why'])
    expect(legends({ ...sent, fields: [answer, waiting] })).toEqual(['Answer'])
  })
})
