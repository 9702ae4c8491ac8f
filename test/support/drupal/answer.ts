/** What the server answers with: JSON, or a page of the site's theme. */

export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

export const jsonApi = 'application/vnd.api+json'
export const json = (status: number, value: unknown, type: string): Answer => ({
  status,
  type,
  body: JSON.stringify(value),
})

/** A page of the site's theme, whatever was asked for. */
export const page = (status: number, title: string): Answer => ({
  status,
  type: 'text/html; charset=UTF-8',
  body: `<!DOCTYPE html>\n<html lang="en" dir="ltr">\n  <head>\n    <meta charset="utf-8" />\n    <title>${title} | The sample chain</title>\n  </head>\n  <body><h1>${title}</h1></body>\n</html>\n`,
})
