/** What the CMS takes from visitors, and what it refuses. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cms, startCms } from '#test/support/cms/cms.ts'
import { contentFolder } from '#test/support/cms/host/places.ts'

let cms: Cms

const field = (blockType: string, name: string, more: object = {}) => ({
  blockType,
  name,
  label: name,
  required: false,
  ...more,
})
const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const fields = [
  field('text', 'name', { required: true, maxLength: 10 }),
  field('email', 'email'),
  field('phone', 'phone'),
  field('textarea', 'message', { minLength: 5, maxLength: 20 }),
  field('number', 'seats', { min: 1, max: 9 }),
  field('date', 'day', { notBeforeDays: 1 }),
  field('select', 'cinema', { source: 'cinemas', options: [] }),
  field('select', 'choice', { source: 'options', options }),
  field('radio', 'answer', { options }),
  field('checkbox', 'consent'),
  field('upload', 'photo', { accept: ['image/jpeg', 'image/png'], maxBytes: 200_000 }),
]

beforeAll(async () => {
  cms = await startCms()
  await cms.create('form', {
    id: 'everything',
    title: 'Everything',
    slug: 'everything',
    fields,
    submitLabel: 'Send',
    thankYouPath: '/thank-you',
    body: prose('Thanks.'),
  })
  await cms.create(
    'form',
    { id: 'unfinished', title: 'Unfinished', fields: [field('text', 'name', { maxLength: 10 })] },
    { draft: true },
  )
})
afterAll(() => cms.stop())

const picture = path.join(contentFolder, 'media/share-default-dbce0894.jpg')
const asData = (answers: Readonly<Record<string, unknown>>) =>
  Object.entries(answers).map(([name, value]) => ({ field: name, value }))

async function send(answers: Readonly<Record<string, unknown>>, form: unknown = 'everything') {
  const body = JSON.stringify({ form, submissionData: asData(answers) })
  return answerOf(
    await fetch(`${cms.origin}/api/form-submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }),
  )
}

async function sendFile(bytes: Uint8Array<ArrayBuffer>, type: string, name: string, part = 'photo') {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ form: 'everything', submissionData: asData({ name: 'Ann' }) }))
  form.set(part, new Blob([bytes], { type }), name)
  return answerOf(await fetch(`${cms.origin}/api/form-submissions`, { method: 'POST', body: form }))
}

async function answerOf(response: Response) {
  const body = (await response.json()) as {
    doc?: { id: number }
    errors?: [{ data?: { errors?: { path: string; message: string }[] } }]
  }
  return { status: response.status, body, problems: body.errors?.[0].data?.errors ?? [] }
}

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
    })
    expect(status).toBe(201)
    expect(Object.keys(body.doc ?? {})).toEqual(['id'])
  })

  it.each([
    ['nothing at all', {}, 'name', 'This field is required.'],
    ['an empty text', { name: '' }, 'name', 'This field is required.'],
    ['a text that is too long', { name: 'A long, long name' }, 'name', 'Must have at most 10 characters.'],
    ['two lines in one', { name: 'a\nb' }, 'name', 'Must be a single line.'],
    ['a text that is too short', { name: 'Ann', message: 'Hi' }, 'message', 'Must have at least 5 characters.'],
    ['no e-mail address', { name: 'Ann', email: 'ann@' }, 'email', 'Must be an e-mail address.'],
    ['no telephone number', { name: 'Ann', phone: 'call me' }, 'phone', 'Must be a telephone number.'],
    ['no number', { name: 'Ann', seats: 'many' }, 'seats', 'Must be a number.'],
    ['too large a number', { name: 'Ann', seats: '10' }, 'seats', 'Must be at most 9.'],
    ['no day', { name: 'Ann', day: 'soon' }, 'day', 'Must be a day.'],
    ['what is not among the choices', { name: 'Ann', choice: 'maybe' }, 'choice', 'Is not one of the choices.'],
    ['a cinema that is not there', { name: 'Ann', cinema: 'nowhere' }, 'cinema', 'Is not one of the choices.'],
    ['a tick that is none', { name: 'Ann', consent: 'on' }, 'consent', 'Must be ticked or not.'],
    ['a field that the form has not', { name: 'Ann', admin: 'true' }, 'admin', 'The form has no such field.'],
    ['an attachment by its number', { name: 'Ann', photo: '1' }, 'photo', 'The form has no such field.'],
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

  it('is for editors to read', async () => {
    const { body } = await send({ name: 'Ann' })
    const kept = await cms.read('form-submissions', String(body.doc?.id))
    expect(kept['submissionData']).toMatchObject([{ field: 'name', value: 'Ann' }])
    expect((await fetch(`${cms.origin}/api/form-submissions/${body.doc?.id}`)).status).toBe(403)
  })
})

describe('an attachment', () => {
  it('is kept where only editors see it', async () => {
    const { status, body } = await sendFile(new Uint8Array(await readFile(picture)), 'image/jpeg', 'photo.jpg')
    expect(status).toBe(201)
    const kept = await cms.read('form-submissions', String(body.doc?.id), 'depth=1')
    const [{ field: name, value }] = kept['submissionUploads'] as [
      { field: string; value: [{ value: { url: string } }] },
    ]
    expect(name).toBe('photo')
    const address = cms.origin + value[0].value.url
    expect((await fetch(address)).status).toBe(403)
    expect((await fetch(address, { headers: { authorization: `services API-Key ${cms.apiKey}` } })).status).toBe(403)
    expect((await fetch(address, { headers: { authorization: `JWT ${await cms.login()}` } })).status).toBe(200)
  })

  it('of a kind that the form does not take is refused, whatever it calls itself', async () => {
    const text = new TextEncoder().encode('<script>alert(1)</script>')
    expect((await sendFile(text, 'text/html', 'page.html')).problems).toMatchObject([{ path: 'photo' }])
    expect((await sendFile(text, 'image/png', 'picture.png')).status).toBe(400)
  })

  it('that is too large is refused', async () => {
    const bytes = new Uint8Array(await readFile(picture))
    const large = new Uint8Array(300_000)
    large.set(bytes.subarray(0, 300_000))
    const { status, problems } = await sendFile(large, 'image/jpeg', 'large.jpg')
    expect(status).toBe(400)
    expect(problems[0]?.message).toContain('exceeds')
  })

  it('cannot be put in by another door', async () => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(await readFile(picture))], { type: 'image/jpeg' }), 'a.jpg')
    expect((await fetch(`${cms.origin}/api/attachments`, { method: 'POST', body: form })).status).toBe(403)
  })
})

async function aCinema(): Promise<string> {
  const response = await fetch(`${cms.origin}/api/cinema?limit=1&depth=0`, {
    headers: { authorization: `services API-Key ${cms.apiKey}` },
  })
  return ((await response.json()) as { docs: [{ id: string }] }).docs[0].id
}

function prose(text: string) {
  const words = { type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 }
  const paragraph = {
    type: 'paragraph',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    textFormat: 0,
    textStyle: '',
    children: [words],
  }
  return { root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: [paragraph] } }
}
