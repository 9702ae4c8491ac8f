/**
 * A webform of Drupal's, as webform_rest answers for it: in the words and shapes that a real one was seen to answer in
 * (`webform-answers.json`). It keeps what was sent, and leaves out what it has no element for.
 */
import { randomUUID } from 'node:crypto'
import answers from './webform-answers.json' with { type: 'json' }

interface Element {
  readonly title: string
  readonly isRequired?: boolean
  readonly isUnique?: boolean
  readonly options?: readonly string[]
}

interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

interface Answer {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

type Values = Readonly<Record<string, unknown>>

export const uploadPath = '/form-attachments'

export class Webform {
  readonly #id: string
  readonly #elements: Readonly<Record<string, Element>>
  readonly kept: Values[] = []
  /** Names and contents of files, by their number. */
  readonly files = new Map<number, { readonly name: string; readonly body: string }>()

  constructor(id: string, elements: Readonly<Record<string, Element>>) {
    this.#id = id
    this.#elements = elements
  }

  answer({ method, path, headers, body }: Asked): Answer {
    if (path === uploadPath) return this.#upload(headers, body)
    if (method !== 'POST') return recorded('submit-get')
    if (headers['content-type'] !== 'application/json') return recorded('submit-form-encoded')
    try {
      return this.#submit(JSON.parse(body) as Values)
    } catch (error) {
      if (error instanceof SyntaxError) return recorded('submit-not-json')
      throw error
    }
  }

  #submit({ webform_id: id, ...values }: Values): Answer {
    if (id !== this.#id) return recorded('submit-unknown-form')
    if (Object.values(values).some(Array.isArray)) return recorded('submit-wrong-type-array')
    const error = Object.fromEntries(
      Object.entries(this.#elements).flatMap(([name, element]) => {
        const fault = this.#faultOf(name, element, values[name])
        return fault === undefined ? [] : [[name, fault]]
      }),
    )
    if (Object.keys(error).length > 0)
      return { ...recorded('submit-bad-values'), body: JSON.stringify({ ...answers['submit-bad-values'].body, error }) }
    this.kept.push(Object.fromEntries(Object.entries(values).filter(([name]) => name in this.#elements)))
    return { ...recorded('submit-ok-anonymous'), body: JSON.stringify({ sid: randomUUID() }) }
  }

  #faultOf(name: string, { title, isRequired, isUnique, options }: Element, value: unknown): string | undefined {
    const placeholder = (text: unknown) => `<em class="placeholder">${String(text).replaceAll('<', '&lt;')}</em>`
    if (value === undefined || value === '' || value === 0)
      return isRequired ? `${title} field is required.` : undefined
    if (options && !options.includes(String(value)))
      return `The submitted value ${placeholder(value)} in the ${placeholder(title)} element is not allowed.`
    return isUnique && this.kept.some((submission) => submission[name] === value)
      ? `The value ${placeholder(value)} has already been submitted for the ${placeholder(title)} element.`
      : undefined
  }

  #upload(headers: Asked['headers'], body: string): Answer {
    const name = /^file; filename="([^"]+)"$/.exec(headers['content-disposition'] ?? '')?.[1]
    if (headers['content-type'] !== 'application/octet-stream' || name === undefined)
      return recorded('file-upload-no-field')
    const number = 103 + this.files.size
    this.files.set(number, { name, body })
    return {
      ...recorded('file-upload'),
      body: JSON.stringify({ ...answers['file-upload'].body, fid: [{ value: number }], filename: [{ value: name }] }),
    }
  }
}

export function recorded(name: keyof typeof answers): Answer {
  const { status, contentType, body } = answers[name]
  return { status, contentType, body: typeof body === 'string' ? body : JSON.stringify(body) }
}
