/** A CMS with a form that has a field of every kind, and what visitors send to it. */
import { afterAll, beforeAll } from 'vitest'
import { type Cms, startCms } from '#test/support/cms/cms.ts'
import { prose } from './prose.ts'

export const field = (blockType: string, name: string, more: object = {}) => ({
  blockType,
  name,
  label: name,
  required: false,
  ...more,
})
export const options = [
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
  field('text', 'reason', { required: true, maxLength: 10, shownWhen: { field: 'answer', values: ['yes'] } }),
  field('checkbox', 'consent'),
  { blockType: 'hidden', name: 'list', value: 'films' },
  { blockType: 'hidden', name: 'page' },
  field('upload', 'photo', { accept: ['image/jpeg', 'image/png'], maxBytes: 200_000 }),
]

export interface More {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

export const asData = (answers: Readonly<Record<string, unknown>>) =>
  Object.entries(answers).map(([name, value]) => ({ field: name, value }))

/** To be called once, at the top of a test file; what it gives back can be used within tests. */
export function formWithEverything() {
  let cms: Cms
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

  async function send(answers: Readonly<Record<string, unknown>>, form: unknown = 'everything', more: More = {}) {
    const body = JSON.stringify({ form, submissionData: asData(answers), ...more.body })
    return answerOf(
      await fetch(`${cms.origin}/api/form-submissions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...more.headers },
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

  return {
    get cms() {
      return cms
    },
    send,
    sendFile,
  }
}

async function answerOf(response: Response) {
  const body = (await response.json()) as {
    doc?: { id: number }
    errors?: [{ data?: { errors?: { path: string; message: string }[] } }]
  }
  return { status: response.status, body, problems: body.errors?.[0].data?.errors ?? [] }
}
