/** The definition of a webform as the fields of a form of ours. */
import { describe, expect, it } from 'vitest'
import type { Entry } from '#content/schema/entry-types.ts'
import type { Resource } from '#exporter/sources/drupal/json-api/json-api.ts'
import type { SiteMapping } from '#exporter/sources/drupal/mapping/site-mapping.ts'
import { revisionWith } from '#exporter/sources/drupal/revision.ts'
import { formFieldsOf, submitLabelOf } from '#exporter/sources/drupal/webform/form-fields.ts'
import { webformElements } from '#exporter/sources/drupal/webform/webform-element.ts'
import type { SourceRow } from '#exporter/sources/source.ts'
import { recordedMapping } from '#test/drupal/recorded-mapping.ts'
import { json, raw } from '#test/support/local-server.ts'
import { entryOf, fetchAll, type Otherwise, readingDrupal } from '../reading-drupal.ts'
import { recordedJson, recordedResources } from '../recorded-drupal.ts'

const node: Resource = {
  type: 'node--webform',
  id: '0a1b2c3d-0000-4000-8000-000000000001',
  attributes: {
    drupal_internal__nid: 900,
    status: true,
    changed: '2026-11-20T08:00:00+00:00',
    title: 'Write to us',
    path: { alias: '/forms/contact-us' },
    body: { value: '<p>Thank you.</p>', format: 'basic_html' },
    field_thank_you_path: '/thank-you',
    field_challenge: true,
    field_intro: null,
    field_rules: null,
  },
  relationships: {
    webform: {
      data: { type: 'webform--webform', id: 'e1', meta: { drupal_internal__target_id: 'contact_us', status: 'open' } },
    },
  },
}

const withForms: SiteMapping = {
  ...recordedMapping,
  absent: recordedMapping.absent?.filter((type) => type !== 'form') ?? [],
}

const index = recordedJson('index-reader') as { links: object }
const withBundle: Otherwise = (url) =>
  url.pathname === '/jsonapi'
    ? json({ ...index, links: { ...index.links, 'node--webform': { href: 'http://cms.test/jsonapi/node/webform' } } })
    : undefined

const formOf = (elements: unknown) => formAnswered(JSON.stringify(elements))

/** @param elements as JSON. */
async function formAnswered(elements: string) {
  const { source } = await readingDrupal(
    () => [...recordedResources(), node],
    withForms,
    (url, seen) => (url.pathname === '/webform_rest/contact_us/fields' ? raw(elements, 200) : withBundle(url, seen)),
  )
  await source.connect()
  const [listed] = await source.list('form')
  const [document] = await fetchAll(source, 'form', [listed?.id ?? ''])
  return { listed, document, ...entryOf(source, document as NonNullable<typeof document>) }
}

const recordedForm = recordedJson('webform/fields') as Record<string, Record<string, unknown>>

describe('the recorded webform', () => {
  it('is a form with the id that it is sent by, and the fields of its node', async () => {
    const { entry, listed } = await formOf(without('contact_by', 'cinema', 'booking_reference'))
    expect(listed?.id).toBe('contact-us')
    expect(entry).toMatchObject({
      id: 'contact-us',
      slug: 'contact-us',
      title: 'Write to us',
      submitLabel: 'Send',
      thankYouPath: '/thank-you',
      challenge: true,
      body: 'Thank you.',
    })
    const { fields } = entry as Entry<'form'>
    expect(fields.map(({ type, name }) => `${type} ${name}`)).toEqual([
      'text name',
      'email email',
      'phone phone',
      'select topic',
      'date visitDate',
      'textarea message',
      'upload attachment',
      'checkbox consent',
      'hidden source',
    ])
    expect(fields[0]).toEqual({ type: 'text', name: 'name', label: 'Your name', required: true, maxLength: 80 })
    expect(fields[3]).toMatchObject({
      source: 'options',
      options: [{ value: 'booking', label: 'A booking' }, {}, {}, {}],
    })
    expect(fields[5]).toMatchObject({ minLength: 10, maxLength: 20_000 })
    expect(fields[6]).toMatchObject({
      accept: ['application/pdf', 'image/jpeg', 'image/png', 'text/plain'],
      maxBytes: 2 ** 20,
    })
    // Labels are HTML.
    expect(fields[7]).toMatchObject({ label: 'I have read the privacy notice', required: true })
  })

  it('shows a field by an answer, and requires it where it is shown', async () => {
    const { entry } = await formOf(without('contact_by', 'cinema'))
    const { fields } = entry as Entry<'form'>
    expect(fields.find(({ name }) => name === 'bookingReference')).toEqual({
      type: 'text',
      name: 'bookingReference',
      label: 'Booking reference',
      required: true,
      shownWhen: { field: 'topic', values: ['booking'] },
      maxLength: 255,
    })
  })

  it('is not exported with a field that the contract has no word for, which is named', async () => {
    const { entry, problems } = await formOf(without('cinema'))
    expect(entry).toBeUndefined()
    expect(problems).toContainEqual(
      expect.objectContaining({
        severity: 'blocks',
        entry: 'form/contact-us',
        message: expect.stringContaining('"checkboxes"'),
      }),
    )
  })

  it('has another revision when its elements are edited, though no time moves', async () => {
    const before = await formOf(recordedForm)
    const after = await formOf({ ...recordedForm, name: { ...recordedForm['name'], '#title': 'Name' } })
    expect(after.listed?.revision).not.toBe(before.listed?.revision)
    expect(after.document?.revision).toBe(after.listed?.revision)
  })

  it('has another revision when its fields or its choices are put in another order', () => {
    const revisionOf = (elements: object) => revisionWith('', { elements: webformElements.parse(elements) })
    const choices = (options: object) => ({ it: { '#type': 'radios', '#title': 'It', '#options': options } })
    const [name, email] = [{ '#type': 'textfield' }, { '#type': 'email' }]
    expect(revisionOf({ name, email })).not.toBe(revisionOf({ email, name }))
    expect(revisionOf(choices({ a: 'A', b: 'B' }))).not.toBe(revisionOf(choices({ b: 'B', a: 'A' })))
  })

  it('takes a choice of any name, such as one that every object answers to', async () => {
    const element = { '#type': 'radios', '#title': 'It', '#options': { constructor: 'Builder' } }
    const { document } = await formAnswered(JSON.stringify({ element }))
    const fields = document?.fields['fields'] as readonly SourceRow[]
    const options = fields[0]?.values['options'] as readonly SourceRow[]
    expect(options[0]?.values).toMatchObject({ value: 'constructor', questions: [] })
  })

  it('has fields and choices in its own order, also where their names are numbers', async () => {
    const choice = (name: string) => ({
      [name]: {
        '#type': 'radios',
        '#title': 'It',
        '#options': { other: 'Other', n10: 'Ten', More: { n5: 'Five', n1: 'One' }, 'n-1': 'None' },
        '#questions': { n5: ['q5'] },
      },
    })
    // No object of JavaScript has names that are numbers in another order than theirs.
    const text = JSON.stringify({ ...choice('n7'), ...choice('n3') }).replaceAll('"n', '"')
    const { document } = await formAnswered(text)
    const fields = document?.fields['fields'] as readonly SourceRow[]
    expect(fields.map(({ values }) => values['name'])).toEqual(['7', '3'])
    for (const { values } of fields) {
      const options = values['options'] as readonly SourceRow[]
      expect(options.map(({ values: { value } }) => value)).toEqual(['other', '10', '5', '1', '-1'])
      expect(options[2]?.values['questions']).toEqual([{ type: 'node--faq', id: 'q5' }])
    }
  })
})

function without(...names: readonly string[]): unknown {
  return Object.fromEntries(Object.entries(recordedForm).filter(([name]) => !names.includes(name)))
}

const fieldOf = (element: object, cinemas: readonly string[] = []) =>
  formFieldsOf(webformElements.parse({ it: { '#title': 'It', ...element } }), cinemas)[0]

describe('an element', () => {
  it('begins a part of the form where it has a heading', () => {
    expect(fieldOf({ '#type': 'email', '#heading': 'You &amp; yours' })).toMatchObject({
      values: { heading: 'You & yours', label: 'It' },
    })
  })

  it.each([
    [
      { '#type': 'select', '#options': { a: 'A', More: { b: 'B' } } },
      { block: 'select', source: 'options', values: ['a', 'b'] },
    ],
    [
      { '#type': 'radios', '#options': { a: 'A' } },
      { block: 'radio', values: ['a'] },
    ],
    [
      { '#type': 'select', '#choices': 'halls' },
      { block: 'select', source: 'halls', values: [] },
    ],
    [
      { '#type': 'entity_select', '#selection_settings': { target_bundles: { cinema: 'cinema' } } },
      { block: 'select', source: 'cinemas', values: [] },
    ],
  ])('with choices: %j', (element, { block, values, ...expected }) => {
    const field = fieldOf(element, ['cinema'])
    expect(field).toMatchObject({ block, values: expected })
    const options = field?.values['options'] as readonly { values: { value: string } }[]
    expect(options.map((option) => option.values.value)).toEqual(values)
  })

  it.each([
    [{ '#type': 'date', '#date_date_min': '+7 days' }, { notBeforeDays: 7 }],
    [{ '#type': 'date', '#date_date_min': 'today' }, { notBeforeDays: 0 }],
    [{ '#type': 'date', '#date_date_min': 'next monday' }, { notBeforeDays: undefined }],
    [
      { '#type': 'number', '#min': '1', '#max': 12 },
      { min: 1, max: 12 },
    ],
    [
      { '#type': 'managed_file', '#file_extensions': 'jpeg, png', '#max_filesize': '0.5' },
      { accept: ['image/jpeg', 'image/png'], maxBytes: 524_288 },
    ],
    [
      { '#type': 'textfield', '#description': '<em>As</em> printed.', '#required': '1' },
      { help: 'As printed.', required: true },
    ],
    [{ '#type': 'hidden', '#default_value': 'web' }, { value: 'web' }],
  ])('with limits: %j', (element, values) => {
    expect(fieldOf(element)?.values).toMatchObject(values)
  })

  it.each(['submission_key', 'challenge_token', 'honeypot'])('of the sending is left out: %s', (name) => {
    expect(formFieldsOf(webformElements.parse({ [name]: { '#type': 'textfield' } }), [])).toEqual([])
  })

  it('that only shows something is left out, and the button says what it says', () => {
    const elements = webformElements.parse({
      note: { '#type': 'webform_markup', '#markup': '<p>Hello</p>' },
      actions: { '#type': 'webform_actions', '#submit__label': 'Off you go' },
    })
    expect(formFieldsOf(elements, [])).toEqual([])
    expect(submitLabelOf(elements)).toBe('Off you go')
    expect(submitLabelOf(webformElements.parse({ actions: { '#type': 'webform_actions' } }))).toBe('Submit')
  })
})

describe('a condition', () => {
  it('that we have no words for blocks the form, at its field', async () => {
    const elements = {
      ...(without('cinema', 'contact_by') as Record<string, Record<string, unknown>>),
      phone: {
        '#type': 'tel',
        '#title': 'Phone',
        '#states': { invisible: { ':input[name="topic"]': { value: 'lost' } } },
      },
    }
    const { entry, problems } = await formOf(elements)
    expect(entry).toBeUndefined()
    expect(problems).toContainEqual(
      expect.objectContaining({
        severity: 'blocks',
        field: expect.stringMatching(/^fields\.2/),
        message: expect.stringContaining('"phone"'),
      }),
    )
  })
})
