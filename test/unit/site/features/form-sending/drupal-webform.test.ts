/** Forms sent to a webform of Drupal's, which answers as a real one was seen to. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldNameOf, machineName } from '#content/schema/answers/drupal/machine-name.ts'
import { plainText } from '#content/schema/answers/drupal/plain-text.ts'
import type { FormField } from '#content/schema/answers/form-field.ts'
import { drupalWebform } from '#site/features/form-sending/drupal-webform.ts'
import type { Post } from '#site/features/form-sending/post.ts'
import { createSend } from '#site/features/form-sending/send.ts'
import type { Submission } from '#site/features/form-sending/submission.ts'
import { recorded, uploadPath, Webform } from '#test/support/drupal/webform.ts'
import answers from '#test/support/drupal/webform-answers.json' with { type: 'json' }

const base = { label: 'It', required: false }
const fields: FormField[] = [
  { ...base, type: 'text', name: 'contactName', maxLength: 80 },
  { ...base, type: 'select', name: 'topic', source: 'options', options: [{ value: 'lost-property', label: 'Lost' }] },
  { ...base, type: 'date', name: 'visitDate' },
  { ...base, type: 'text', name: 'word', maxLength: 80 },
  { ...base, type: 'checkbox', name: 'consent' },
  { ...base, type: 'upload', name: 'photo', accept: ['image/png'], maxBytes: 1000 },
]
const submission: Submission = {
  form: 'contact-us',
  key: '3d1f9c5e-0000-4000-8000-000000000000',
  fields,
  answers: {
    contactName: 'Nur 😀 مرحبا',
    topic: 'lost-property',
    visitDate: '2026-10-09',
    word: 'true',
    consent: 'true',
  },
  files: {},
  honeypot: '',
  challengeToken: undefined,
}
const elements = {
  contact_name: { title: 'Your name', isRequired: true },
  topic: { title: 'Topic', isRequired: true, options: ['lost-property'] },
  visit_date: { title: 'Date of visit' },
  word: { title: 'Word' },
  consent: { title: 'I have read the <a href="/privacy-notice">privacy notice</a>', isRequired: true },
  photo: { title: 'Photo' },
  submission_key: { title: 'Key', isUnique: true },
}

function open() {
  const webform = new Webform('contact_us', elements)
  let faults: ('unreachable' | 'slow')[] = []
  const asked: string[] = []
  const post: Post = async (address, { headers, body }, { onProgress }) => {
    asked.push(address)
    const answer = webform.answer({
      method: 'POST',
      path: address,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
      body: body instanceof File ? await body.text() : String(body),
    })
    onProgress(1)
    return faults.shift() ?? { ...answer, retryAfter: null }
  }
  const endpoint = { submissions: '/webform_rest/submit', attachments: uploadPath }
  const send = createSend(drupalWebform, endpoint, post)
  return {
    webform,
    asked,
    lose: (...lost: typeof faults) => {
      faults = lost
    },
    send: (changed: Partial<Submission> = {}, progress: number[] = []) =>
      send(
        { ...submission, ...changed },
        { signal: new AbortController().signal, onProgress: (share) => progress.push(share) },
      ),
  }
}

const outcomeOf = (name: keyof typeof answers) => drupalWebform.outcome({ ...recorded(name), retryAfter: null })

describe('a submission', () => {
  it('arrives as it was typed: names in the words of machines, ticks as numbers, choices and days as they are', async () => {
    const { send, webform } = open()
    expect(await send()).toEqual({ kind: 'sent' })
    expect(webform.kept).toEqual([
      {
        contact_name: 'Nur 😀 مرحبا',
        topic: 'lost-property',
        visit_date: '2026-10-09',
        word: 'true',
        consent: 1,
        submission_key: expect.stringMatching(/^3d1f9c5e-0000-4000-8000-000000000000-[0-9a-f]{8}$/),
      },
    ])
  })

  it('has the shape of one that a real webform took', () => {
    const { request } = answers['submit-ok-anonymous']
    const texts = ['name', 'email', 'topic', 'message', 'cinema', 'visit_date', 'source'] as const
    const given = texts.map((name): [string, string] => [fieldNameOf(name), request[name]])
    const { headers, body } = drupalWebform.encode(
      { ...submission, answers: { ...Object.fromEntries(given), consent: 'true' } },
      {},
    )
    const { contact_by: _, ...sent } = request
    expect(JSON.parse(body)).toEqual({ ...sent, submission_key: expect.any(String) })
    expect(headers).toEqual({ 'Content-Type': 'application/json', Accept: 'application/json' })
  })

  it('whose receipt was lost counts once when it is sent again; one that was changed since is another', async () => {
    const { send, webform, lose } = open()
    lose('unreachable', 'slow')
    expect(await send()).toEqual({ kind: 'failed', reason: 'unreachable' })
    expect(await send()).toEqual({ kind: 'failed', reason: 'slow' })
    expect(await send()).toEqual({ kind: 'sent' })
    expect(webform.kept).toHaveLength(1)
    expect(await send({ answers: { ...submission.answers, word: 'changed' } })).toEqual({ kind: 'sent' })
    expect(webform.kept).toHaveLength(2)
  })

  it('takes the token and what a bot has filled in along, which a webform without such elements leaves out', async () => {
    const { send, webform } = open()
    expect(await send({ honeypot: 'spam', challengeToken: 'token' })).toEqual({ kind: 'sent' })
    expect(JSON.stringify(webform.kept)).not.toMatch(/spam|"token"/)
    const { body } = drupalWebform.encode({ ...submission, honeypot: 'spam', challengeToken: 'token' }, {})
    expect(JSON.parse(body)).toMatchObject({ honeypot: 'spam', challenge_token: 'token' })
  })
})

describe('what Drupal finds wrong', () => {
  it('stands at the fields, as text', async () => {
    const { send } = open()
    const outcome = await send({ answers: { topic: '<b>nope' } })
    expect(outcome.kind === 'mistaken' && Object.fromEntries(outcome.problems)).toEqual({
      contactName: 'Your name field is required.',
      topic: 'The submitted value <b>nope in the Topic element is not allowed.',
      consent: 'I have read the privacy notice field is required.',
    })
    const recordedOutcome = outcomeOf('submit-bad-values')
    expect(recordedOutcome.kind === 'mistaken' && recordedOutcome.problems.get('message')).toBe(
      'Message cannot be less than 10 characters but is currently 5 characters long.',
    )
    const conditional = outcomeOf('submit-conditional-required')
    expect(conditional.kind === 'mistaken' && [...conditional.problems.keys()]).toEqual(['bookingReference'])
  })

  it.each([
    ['submit-unknown-form', 'refused'],
    ['submit-closed', 'refused'],
    ['submit-not-json', 'refused'],
    ['submit-get', 'refused'],
    ['submit-form-encoded', 'refused'],
    ['submit-wrong-type-array', 'broken'],
  ] as const)('with all of it (%s) is said so', (name, reason) => {
    expect(outcomeOf(name)).toEqual({ kind: 'failed', reason })
  })

  it('is told apart from what stands before it', () => {
    const outcome = (status: number, body = '<html>', retryAfter: string | null = null) =>
      drupalWebform.outcome({ status, body, retryAfter })
    expect(outcome(200)).toEqual({ kind: 'failed', reason: 'broken' })
    expect(outcome(403)).toEqual({ kind: 'failed', reason: 'forbidden' })
    expect(outcome(413)).toEqual({ kind: 'failed', reason: 'tooLarge' })
    expect(outcome(429, '', '90')).toEqual({ kind: 'failed', reason: 'busy', waitSeconds: 90 })
    expect(outcome(503)).toEqual({ kind: 'failed', reason: 'broken' })
    expect(outcome(400, 'null')).toEqual({ kind: 'failed', reason: 'refused' })
  })
})

describe('a file', () => {
  const photo = new File(['png'], 'Kuching “2026” é 猫.png', { type: 'image/png' })

  it('is sent before, once, and named by its number', async () => {
    const { send, webform, asked, lose } = open()
    const progress: number[] = []
    expect(await send({ files: { photo } }, progress)).toEqual({ kind: 'sent' })
    expect(webform.files.get(103)).toEqual({ name: 'Kuching _2026_ e _.png', body: 'png' })
    expect(webform.kept[0]).toMatchObject({ photo: 103 })
    expect(progress.at(-1)).toBe(1)
    lose('slow')
    await send({ files: { photo }, key: 'another' })
    await send({ files: { photo }, key: 'another' })
    expect(webform.files.size).toBe(1)
    expect(webform.kept).toHaveLength(2)
    expect(asked.filter((address) => address === uploadPath)).toHaveLength(1)
  })

  it('that is not taken stops the rest, and is told at its field', async () => {
    const { outcome } = drupalWebform.attachment
    const answerOf = (status: number, body = '{}') => outcome({ status, body, retryAfter: null }, 'photo')
    expect(answerOf(422)).toMatchObject({ kind: 'mistaken', problems: new Map([['photo', expect.any(String)]]) })
    expect(outcome({ ...recorded('file-upload-no-field'), retryAfter: null }, 'photo')).toEqual({
      kind: 'failed',
      reason: 'refused',
    })
    expect(answerOf(413)).toEqual({ kind: 'failed', reason: 'tooLarge' })
    expect(answerOf(201)).toEqual({ kind: 'failed', reason: 'broken' })
    const { send, lose, webform } = open()
    lose('unreachable')
    expect(await send({ files: { photo } })).toEqual({ kind: 'failed', reason: 'unreachable' })
    expect(webform.kept).toEqual([])
  })
})

it('every name of a field is another name of a machine, and comes back from it', () => {
  const name = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,39}$/)
  fc.assert(
    fc.property(name, (name) => {
      expect(machineName(name)).toMatch(/^[a-z][a-z0-9_]*$/)
      expect(fieldNameOf(machineName(name))).toBe(name)
    }),
  )
})

it('what is escaped comes out as it was, and of what is not nothing is shown as HTML', () => {
  const escaped = (text: string) =>
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#039;')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(plainText(`<em class="placeholder">${escaped(text)}</em>`)).toBe(text.replaceAll(/\s+/g, ' ').trim())
    }),
  )
  expect(plainText('a &unknown; &#x1F600; &#9999999; <br />b')).toBe('a &unknown; 😀 &#9999999; b')
})
