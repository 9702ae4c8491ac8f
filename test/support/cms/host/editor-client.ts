/** What an editor does, over REST. Collections are named by their slug (`basic-page`). */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { editor } from '../src/accounts.ts'

export type Fields = Readonly<Record<string, unknown>>
export type Document = Fields & { readonly id: string | number; readonly updatedAt: string }

/** An answer that says no: what was asked, the status, and the body as it came. */
export class CmsRefusal extends Error {
  override readonly name = 'CmsRefusal'
  readonly status: number
  readonly body: unknown

  constructor(request: string, status: number, body: unknown) {
    super(`${request}: ${status} ${JSON.stringify(body)}`)
    this.status = status
    this.body = body
  }
}

interface Save {
  /** Saves without publishing: over a published document, a newer draft. */
  readonly draft?: boolean
}

interface Upload {
  readonly file: string
  readonly mimeType: string
  readonly fields: Fields
}

export class EditorClient {
  readonly origin: string
  #token: Promise<string> | undefined

  constructor(origin: string) {
    this.origin = origin
  }

  /** Logs in, once; the token for `Authorization: JWT <token>`. */
  async login(): Promise<string> {
    this.#token ??= this.#send(
      'POST',
      '/api/users/login',
      JSON.stringify({ email: editor.email, password: editor.password }),
      '',
    ).then((answer) => String((answer as Fields)['token']))
    return this.#token
  }

  async read(collection: string, id: string, query = 'depth=0'): Promise<Document> {
    return (await this.#asEditor('GET', `${collection}/${id}?${query}`)) as Document
  }

  /** Creates and publishes, unless it is to be a draft. */
  async create(collection: string, fields: Fields, { draft = false }: Save = {}): Promise<Document> {
    return documentOf(await this.#asEditor('POST', `${collection}?depth=0&draft=${draft}`, withStatus(fields, draft)))
  }

  /** Changes some fields and publishes, unless it is to be a draft. */
  async patch(collection: string, id: string, fields: Fields, { draft = false }: Save = {}): Promise<Document> {
    return documentOf(
      await this.#asEditor('PATCH', `${collection}/${id}?depth=0&draft=${draft}`, withStatus(fields, draft)),
    )
  }

  /** A copy, as a draft. */
  async duplicate(collection: string, id: string): Promise<Document> {
    return documentOf(
      await this.#asEditor('POST', `${collection}/${id}/duplicate?depth=0&draft=true`, { _status: 'draft' }),
    )
  }

  async unpublish(collection: string, id: string): Promise<Document> {
    return documentOf(await this.#asEditor('PATCH', `${collection}/${id}?depth=0`, { _status: 'draft' }))
  }

  /** Into the trash, from where `restore` brings it back. */
  async trash(collection: string, id: string): Promise<void> {
    await this.#asEditor('PATCH', `${collection}/${id}?depth=0`, { deletedAt: new Date().toISOString() })
  }

  async restore(collection: string, id: string): Promise<void> {
    await this.#asEditor('PATCH', `${collection}/${id}?depth=0&trash=true`, { deletedAt: null })
  }

  /** For good. */
  async remove(collection: string, id: string): Promise<void> {
    await this.#asEditor('DELETE', `${collection}/${id}?depth=0`)
  }

  /** A new file. */
  async upload(upload: Upload): Promise<Document> {
    return documentOf(await this.#asEditor('POST', 'file?depth=0', await formOf(upload)))
  }

  /** Other bytes for a file that is there. */
  async replaceFile(id: string, upload: Upload): Promise<Document> {
    return documentOf(await this.#asEditor('PATCH', `file/${id}?depth=0`, await formOf(upload)))
  }

  async #asEditor(method: string, address: string, body?: Fields | FormData): Promise<unknown> {
    const content = body instanceof FormData || body === undefined ? body : JSON.stringify(body)
    return this.#send(method, `/api/${address}`, content, `JWT ${await this.login()}`)
  }

  async #send(
    method: string,
    address: string,
    body: string | FormData | undefined,
    authorization: string,
  ): Promise<unknown> {
    const headers = {
      ...(authorization ? { authorization } : {}),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    }
    const response = await fetch(this.origin + address, { method, headers, ...(body === undefined ? {} : { body }) })
    const text = await response.text()
    const answer: unknown = text ? JSON.parse(text) : undefined
    if (!response.ok) throw new CmsRefusal(`${method} ${address}`, response.status, answer)
    return answer
  }
}

const withStatus = (fields: Fields, draft: boolean): Fields => ({
  ...fields,
  ...('_status' in fields ? {} : { _status: draft ? 'draft' : 'published' }),
})

const documentOf = (answer: unknown) => (answer as { doc: Document }).doc

async function formOf({ file, mimeType, fields }: Upload): Promise<FormData> {
  const form = new FormData()
  form.set('_payload', JSON.stringify(fields))
  form.set('file', new Blob([await readFile(file)], { type: mimeType }), path.basename(file))
  return form
}
