/** A form from the first touch to the receipt, against a real server that takes a submission once for each key. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { FormField } from '#content/schema/answers/form-field.ts'
import { createDrafts } from '#site/features/form/live/draft.ts'
import type { FormContent } from '#site/features/form/live/form-content.ts'
import { LiveForm, type LiveFormOptions } from '#site/features/form/live/live-form.ts'
import { payloadCms } from '#site/features/form-sending/payload-cms.ts'
import type { Post } from '#site/features/form-sending/post.ts'
import { createSend } from '#site/features/form-sending/send.ts'
import { memoryStorage } from '#test/support/site/memory-storage.ts'

const fields: FormField[] = [
  { type: 'text', name: 'name', label: 'Name', required: true, maxLength: 20 },
  {
    type: 'radio',
    name: 'answer',
    label: 'Answer',
    required: false,
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
  {
    type: 'text',
    name: 'reason',
    label: 'Reason',
    required: true,
    maxLength: 20,
    shownWhen: { field: 'answer', values: ['yes'] },
  },
  { type: 'upload', name: 'photo', label: 'Photo', required: false, accept: ['image/png'], maxBytes: 100 },
]

interface Received {
  readonly key: string
  readonly body: string
}

/** What the server has taken, and what it does next instead of taking. */
const taken: Received[] = []
let next: ((take: () => void) => { status: number; body?: object; headers?: object } | 'hang up')[] = []
let address = ''

const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const key = String(request.headers['idempotency-key'])
  const take = () => {
    if (!taken.some((received) => received.key === key)) taken.push({ key, body })
  }
  const disturbance = next.shift()?.(take)
  if (disturbance === 'hang up') {
    response.destroy()
    return
  }
  if (!disturbance) take()
  response
    .writeHead(disturbance?.status ?? 201, { ...disturbance?.headers })
    .end(JSON.stringify(disturbance?.body ?? { doc: { id: 1 } }))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  taken.length = 0
  next = []
})

const postByFetch: Post = async (to, { headers, body }, { signal }) => {
  try {
    const response = await fetch(to, { method: 'POST', headers, body, signal })
    return {
      status: response.status,
      body: await response.text(),
      retryAfter: response.headers.get('retry-after'),
    }
  } catch {
    return signal.aborted ? 'cancelled' : 'unreachable'
  }
}

function open(changed: Partial<LiveFormOptions> = {}) {
  const store = memoryStorage()
  const content: { -readonly [K in keyof FormContent]: FormContent[K] } = { answers: {}, files: {}, honeypot: '' }
  let arrivals = 0
  let keys = 0
  const options: LiveFormOptions = {
    id: 'a-form',
    fields,
    hallsOf: () => [],
    proposed: {},
    send: createSend(payloadCms, { submissions: address }, postByFetch),
    challenge: undefined,
    drafts: createDrafts(() => store),
    now: () => 0,
    isOnline: () => true,
    newKey: () => `key-${++keys}`,
    read: () => content,
    page: '/book-a-hall',
    onAnswered: (isSent) => {
      if (isSent) arrivals += 1
    },
    ...changed,
  }
  const form = new LiveForm(options)
  const type = (name: string, text: string) => {
    content.answers = { ...content.answers, [name]: text }
    form.change(name)
  }
  return { form, type, content, options, store, arrivals: () => arrivals }
}

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

it.each([
  ['unreachable', 'hang up' as const],
  ['forbidden', { status: 403 }],
  ['tooLarge', { status: 413 }],
  ['busy', { status: 429, headers: { 'retry-after': '7' } }],
  ['broken', { status: 500 }],
  ['broken', { status: 503 }],
  ['refused', { status: 404 }],
])('says that it is %s, keeps all, and sends it once when it is tried again', async (reason, answer) => {
  const { form, type, store, arrivals } = open()
  next = [() => answer]
  type('name', 'Ann')
  await form.submit()
  expect(form.state().sending).toMatchObject({ phase: 'failed', failure: { reason } })
  expect(form.state().answers['name']).toBe('Ann')
  expect(store.length).toBe(1)
  expect(arrivals()).toBe(0)
  await form.submit()
  expect(arrivals()).toBe(1)
  expect(taken).toHaveLength(1)
})

it('tells how long to wait, where the server does', async () => {
  const { form, type } = open()
  next = [() => ({ status: 429, headers: { 'retry-after': '120' } })]
  type('name', 'Ann')
  await form.submit()
  expect(form.state().sending).toMatchObject({ failure: { reason: 'busy', waitSeconds: 120 } })
})

it('counts once what had arrived before the line broke', async () => {
  const { form, type, arrivals } = open()
  next = [
    (take) => {
      take()
      return 'hang up'
    },
  ]
  type('name', 'Ann')
  await form.submit()
  expect(form.state().sending.phase).toBe('failed')
  await form.submit()
  expect(arrivals()).toBe(1)
  expect(taken).toHaveLength(1)
})

it('sends under the same key after a reload, with what was typed before', async () => {
  const { type, options, arrivals } = open()
  type('name', 'Ann')
  const draft = options.drafts.load('a-form')
  const again = new LiveForm({ ...options, read: () => ({ answers: { name: 'Ann' }, files: {}, honeypot: '' }) })
  expect(again.state()).toMatchObject({ isRestored: true, answers: { name: 'Ann' } })
  await again.submit()
  expect(arrivals()).toBe(1)
  expect(taken[0]?.key).toBe(draft?.key)
})

it('says that the first message had arrived, and sends a changed one as another only when it is pressed again', async () => {
  const { form, type, arrivals } = open()
  next = [() => ({ status: 409 })]
  type('name', 'Ann')
  await form.submit()
  expect(form.state().sending).toMatchObject({ failure: { reason: 'changed' } })
  await form.submit()
  expect(arrivals()).toBe(1)
  expect(taken.map(({ key }) => key)).toEqual(['key-2'])
})

it("shows the server's sentences at their fields until these are changed, and those of no field as a failure", async () => {
  const { form, type } = open()
  const mistake = (path: string) => ({ errors: [{ data: { errors: [{ path, message: 'Not this one.' }] } }] })
  next = [() => ({ status: 400, body: mistake('name') }), () => ({ status: 400, body: mistake('form') })]
  type('name', 'Ann')
  await form.submit()
  expect([...form.state().problems]).toEqual([['name', 'Not this one.']])
  expect(form.state().sending.phase).toBe('ready')
  type('name', 'Bob')
  expect(form.state().problems.size).toBe(0)
  await form.submit()
  expect(form.state().sending).toMatchObject({ failure: { reason: 'refused' } })
})

it('asks nobody while there is no network', async () => {
  let isOnline = false
  const { form, type, arrivals } = open({ isOnline: () => isOnline })
  type('name', 'Ann')
  await form.submit()
  expect(form.state().sending).toMatchObject({ failure: { reason: 'offline' } })
  expect(taken).toHaveLength(0)
  isOnline = true
  await form.submit()
  expect(arrivals()).toBe(1)
})

it('stops when it is told to, and can be sent afterwards', async () => {
  const { form, type, arrivals } = open()
  type('name', 'Ann')
  const sending = form.submit()
  form.cancel()
  await sending
  expect(form.state().sending).toMatchObject({ failure: { reason: 'cancelled' } })
  await form.submit()
  expect(arrivals()).toBe(1)
  expect(taken).toHaveLength(1)
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
  expect(new LiveForm(options).state().lostFiles).toEqual({ photo: 'small.png' })
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
