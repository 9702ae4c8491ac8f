/** Forms as a visitor has them open, whose submissions go to a real server. */
import type { FormField } from '#content/schema/answers/form-field.ts'
import { createDrafts } from '#site/features/form/interactive/draft.ts'
import type { FormContent } from '#site/features/form/interactive/form-content.ts'
import { InteractiveForm, type InteractiveFormOptions } from '#site/features/form/interactive/interactive-form.ts'
import { payloadCms } from '#site/features/form-sending/payload-cms.ts'
import type { Post } from '#site/features/form-sending/post.ts'
import { createSend } from '#site/features/form-sending/send.ts'
import { memoryStorage } from '#test/support/site/memory-storage.ts'
import { submissionServer } from './submission-server.ts'

export const fields: FormField[] = [
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

/** To be called once, at the top of a test file. */
export function interactiveForms() {
  const server = submissionServer()

  function open(changed: Partial<InteractiveFormOptions> = {}) {
    const store = memoryStorage()
    const content: { -readonly [K in keyof FormContent]: FormContent[K] } = { answers: {}, files: {}, honeypot: '' }
    let arrivals = 0
    let keys = 0
    const options: InteractiveFormOptions = {
      id: 'a-form',
      fields,
      hallsOf: () => [],
      proposed: {},
      send: createSend(payloadCms, { submissions: server.address }, postByFetch),
      challenge: undefined,
      drafts: createDrafts(() => store),
      underway: new Map(),
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
    const form = new InteractiveForm(options)
    const type = (name: string, text: string) => {
      content.answers = { ...content.answers, [name]: text }
      form.change(name)
    }
    return { form, type, content, options, store, arrivals: () => arrivals }
  }

  return { open, taken: server.taken, disturb: server.disturb }
}

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
