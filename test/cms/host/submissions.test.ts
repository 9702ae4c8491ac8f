/** What the CMS takes from visitors, and what it refuses. */
import { describe, expect, it } from 'vitest'
import { payloadCms } from '#site/features/form-sending/payload-cms.ts'
import type { Submission } from '#site/features/form-sending/submission.ts'
import { asData, field, formWithEverything, type More, options } from './form-with-everything.ts'

const everything = formWithEverything()
const { send } = everything

const noField = 'The form has no such field, or does not ask for it after these answers.'

const under = (key: string): More => ({ headers: { 'Idempotency-Key': key } })

async function countOf(name: string): Promise<number> {
  const query = new URLSearchParams({ 'where[submissionData.value][equals]': name })
  const headers = { authorization: `JWT ${await everything.cms.login()}` }
  const response = await fetch(`${everything.cms.origin}/api/form-submissions?${query}`, { headers })
  return ((await response.json()) as { totalDocs: number }).totalDocs
}

describe('a form', () => {
  it('that asks for a field after an answer that cannot be given is not published, and may be kept as a draft', async () => {
    const waiting = field('text', 'later', { maxLength: 9, shownWhen: { field: 'answer', values: ['maybe'] } })
    const unfit = { fields: [field('radio', 'answer', { options }), waiting] }
    await expect(everything.cms.patch('form', 'everything', unfit)).rejects.toThrow('is not one of its choices')
    await everything.cms.patch('form', 'unfinished', unfit, { draft: true })
  })
})

describe('a submission', () => {
  it('is taken, and answered with a receipt that repeats nothing', async () => {
    const { status, body } = await send({
      name: 'Ann',
      email: 'ann@example.test',
      phone: '+60 12-345 6789',
      message: 'Hello there',
      seats: '3',
      day: '2099-01-01',
      cinema: await aCinema(),
      choice: 'yes',
      answer: 'no',
      consent: 'true',
      list: 'films',
      page: '/book-a-hall',
    })
    expect(status).toBe(201)
    expect(Object.keys(body.doc ?? {})).toEqual(['id'])
  })

  it.each([
    ['nothing at all', {}, 'name', 'Please fill this in.'],
    ['an empty text', { name: '' }, 'name', 'Please fill this in.'],
    ['two lines in one', { name: 'a\nb' }, 'name', 'Please write this on one line.'],
    ['too large a number', { name: 'Ann', seats: '10' }, 'seats', 'Please enter a number from 1 to 9.'],
    ['what is not among the choices', { name: 'Ann', choice: 'maybe' }, 'choice', 'Please choose one of these.'],
    ['a cinema that is not there', { name: 'Ann', cinema: 'nowhere' }, 'cinema', 'Please choose one of these.'],
    ['a field that the form has not', { name: 'Ann', admin: 'true' }, 'admin', noField],
    ['an attachment by its number', { name: 'Ann', photo: '1' }, 'photo', noField],
    ['an answer that was not asked for', { name: 'Ann', answer: 'no', reason: 'x' }, 'reason', noField],
    ['nothing where its answers ask for it', { name: 'Ann', answer: 'yes' }, 'reason', 'Please fill this in.'],
    ['two lines where a page is', { name: 'Ann', page: 'a\nb' }, 'page', 'This is nothing that our pages send.'],
    ['an object for a text', { name: { $gt: '' } }, 'name', 'Must be a text.'],
  ])('with %s is refused', async (_, answers, path, message) => {
    const { status, problems } = await send(answers)
    expect(status).toBe(400)
    expect(problems).toContainEqual(expect.objectContaining({ path, message }))
  })

  it('to a form that is not published is refused', async () => {
    for (const form of ['nothing', 'unfinished', { not_equals: '' }, null])
      expect((await send({ name: 'Ann' }, form)).status).toBe(400)
  })

  it('that comes twice under one key is kept once, one after the other or both at the same time', async () => {
    const first = await send({ name: 'Once' }, 'everything', under('once-and-never-again'))
    const second = await send({ name: 'Once' }, 'everything', under('once-and-never-again'))
    expect([first.status, second.status]).toEqual([201, 200])
    expect(second.body).toEqual({ doc: first.body.doc })
    expect(await countOf('Once')).toBe(1)
    const both = [1, 2, 3].map(() => send({ name: 'Together' }, 'everything', under('all-at-the-same-time')))
    const ids = (await Promise.all(both)).map(({ body }) => body.doc?.id)
    expect(new Set(ids).size).toBe(1)
    expect(await countOf('Together')).toBe(1)
  })

  it('that says something else under the same key is refused, and neither kept nor taken for the first', async () => {
    await send({ name: 'Before' }, 'everything', under('the-key-of-another'))
    expect((await send({ name: 'After' }, 'everything', under('the-key-of-another'))).status).toBe(409)
    expect(await countOf('After')).toBe(0)
  })

  it('that was refused may come again under its key, mended', async () => {
    expect((await send({}, 'everything', under('mended-at-last-12345'))).status).toBe(400)
    expect((await send({ name: 'Mended' }, 'everything', under('mended-at-last-12345'))).status).toBe(201)
  })

  it('with what no person sees filled in is kept as spam, and answered like any other', async () => {
    const trap = await send({ name: 'Bot' }, 'everything', { body: { honeypot: 'https://spam.example', spam: false } })
    const other = await send({ name: 'Ann' }, 'everything', { body: { honeypot: '', spam: true } })
    expect(trap.status).toBe(201)
    expect((await everything.cms.read('form-submissions', String(trap.body.doc?.id)))['spam']).toBe(true)
    expect((await everything.cms.read('form-submissions', String(other.body.doc?.id)))['spam']).toBe(false)
  })

  it('is refused after too many of one address, which is told when to come again; others are not kept waiting', async () => {
    const from = (address: string): More => ({ headers: { 'X-Forwarded-For': `10.9.9.9, ${address}` } })
    const answers: number[] = []
    for (let count = 0; count < 21; count += 1)
      answers.push((await send({ name: 'Flood' }, undefined, from('10.0.0.1'))).status)
    expect(answers).toEqual([...Array(20).fill(201), 429])
    expect((await send({ name: 'Ann' }, undefined, from('10.0.0.2'))).status).toBe(201)
  })

  it('may come from the site, and from no other page of the web', async () => {
    const ask = async (origin: string) => {
      const response = await fetch(`${everything.cms.origin}/api/form-submissions`, {
        method: 'OPTIONS',
        headers: { origin, 'Access-Control-Request-Method': 'POST' },
      })
      return response.headers
    }
    const site = await ask('http://127.0.0.1:4173')
    expect(site.get('access-control-allow-origin')).toBe('http://127.0.0.1:4173')
    expect(site.get('access-control-allow-headers')).toContain('Idempotency-Key')
    expect((await ask('https://elsewhere.example')).get('access-control-allow-origin')).toBeNull()
  })

  it('is listed by who has sent it and how it begins, and keeps the words in which it was asked', async () => {
    const message = `${'مرحبا 😀 '.repeat(9)}\n${'and so on '.repeat(20)}`
    const answers = { topic: 'lost-property', lostOn: '2026-09-30', name: 'Nur Ñ', email: 'nur@example.com', message }
    const { body } = await send(answers, 'contact-us')
    const kept = await everything.cms.read('form-submissions', String(body.doc?.id))
    expect(kept).toMatchObject({ from: 'Nur Ñ, nur@example.com', firstWords: expect.stringMatching(/^مرحبا 😀 .+…$/u) })
    expect(String(kept['firstWords'])).not.toMatch(/\n/)
    expect(kept['submissionData']).toMatchObject([
      { field: 'topic', value: 'lost-property', label: 'What is it about?', choice: 'Lost property' },
      { field: 'lostOn', value: '2026-09-30', label: 'When did you lose it?' },
      { label: 'Your name' },
      { label: 'E-mail address' },
      { label: 'Your message', value: message },
    ])
    const letter = await send(
      { email: 'a@example.com', interests: 'films', consent: 'true' },
      'international-screens-subscribe',
    )
    expect(await everything.cms.read('form-submissions', String(letter.body.doc?.id))).toMatchObject({
      from: 'a@example.com',
      firstWords: 'Films and showtimes only',
    })
  })

  it('about a hall names one of the cinema that was chosen', async () => {
    const booking = { contactName: 'Ann', email: 'ann@example.com', phone: '012-345 6789', eventType: 'birthday' }
    const book = (cinema: string, hall: string) =>
      send({ ...booking, cinema, hall, date: '2099-01-01', pax: '40' }, 'book-a-hall')
    expect((await book('aurum-the-meranti', 'Cengal')).status).toBe(201)
    expect((await book('gsc-padang-hijau', 'Cengal')).problems).toMatchObject([
      { path: 'hall', message: 'Please choose one of these.' },
    ])
    expect((await book('nowhere', 'Cengal')).problems.map(({ path }) => path)).toEqual(['hall', 'cinema'])
  })

  it('is for visitors to send and for editors to read, who can neither add nor change one', async () => {
    const { body } = await send({ name: 'Ann' })
    const kept = await everything.cms.read('form-submissions', String(body.doc?.id))
    expect(kept['submissionData']).toMatchObject([{ field: 'name', value: 'Ann' }])
    expect((await fetch(`${everything.cms.origin}/api/form-submissions/${body.doc?.id}`)).status).toBe(403)
    await expect(
      everything.cms.create('form-submissions', { form: 'everything', submissionData: asData({ name: 'Edith' }) }),
    ).rejects.toThrow('403')
    await expect(everything.cms.patch('form-submissions', String(body.doc?.id), { from: 'Edith' })).rejects.toThrow(
      '403',
    )
  })
})

describe('what the site sends', () => {
  const pdf = '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\nxref\n0 1\ntrailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'
  const submission = {
    form: 'contact-us',
    key: 'a-key-of-the-site-1',
    fields: [],
    answers: {
      topic: 'other',
      name: 'Nur Ñ 😀',
      email: 'ann@example.com',
      message: `مرحبا بالعالم\n${'شكرا 😀 '.repeat(400)}`,
    },
    files: { attachment: new File([pdf], 'a.pdf', { type: 'application/pdf' }) },
    honeypot: '',
    challengeToken: undefined,
  }
  const sendAs = async (changed: Partial<Submission> = {}) => {
    const { headers, body } = payloadCms.encode({ ...submission, ...changed })
    const response = await fetch(`${everything.cms.origin}/api/form-submissions`, { method: 'POST', headers, body })
    return payloadCms.outcome({ status: response.status, body: await response.text(), retryAfter: null })
  }

  it('is kept as it was typed, in any script and with its file, once for a key', async () => {
    expect([await sendAs(), await sendAs()]).toEqual([{ kind: 'sent' }, { kind: 'sent' }])
    const headers = { authorization: `JWT ${await everything.cms.login()}` }
    const query = new URLSearchParams({ 'where[idempotencyKey][equals]': submission.key, depth: '1' })
    const response = await fetch(`${everything.cms.origin}/api/form-submissions?${query}`, { headers })
    const { docs } = (await response.json()) as { docs: Record<'submissionData' | 'submissionUploads', unknown>[] }
    expect(docs).toHaveLength(1)
    const kept = Object.entries(submission.answers).map(([field, value]) => ({ field, value }))
    expect(docs[0]?.submissionData).toMatchObject(kept)
    expect(docs[0]?.submissionUploads).toMatchObject([{ value: [{ value: { mimeType: 'application/pdf' } }] }])
  })

  it('is told of each mistake at its field, and of a message that was changed after it had arrived', async () => {
    const answers = { ...submission.answers, email: 'ann@', topic: 'none' }
    const outcome = await sendAs({ answers, files: {}, key: 'a-key-of-the-site-2' })
    expect(outcome).toMatchObject({ kind: 'mistaken' })
    expect(outcome.kind === 'mistaken' && Object.fromEntries(outcome.problems)).toEqual({
      topic: 'Please choose one of these.',
      email: 'Please enter a whole e-mail address, such as name@example.com.',
    })
    expect(await sendAs({ files: {} })).toEqual({ kind: 'failed', reason: 'changed' })
  })
})

async function aCinema(): Promise<string> {
  const response = await fetch(`${everything.cms.origin}/api/cinema?limit=1&depth=0`, {
    headers: { authorization: `services API-Key ${everything.cms.apiKey}` },
  })
  return ((await response.json()) as { docs: [{ id: string }] }).docs[0].id
}
