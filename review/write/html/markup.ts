/** HTML that escapes all that is put into it, unless it is HTML of ours. */
import { printablePart } from '#content/format/printable.ts'
import { codeParts } from '#review/write/code-parts.ts'
import { escapeHtml } from '#site/node/escape-html.ts'

export class Markup {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }
}

type Value = Markup | string | number | undefined | false | readonly Value[]

export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(parts.map((part, index) => part + spelled(values[index])).join(''))
}

function spelled(value: Value): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Markup) return value.html
  return typeof value === 'object' ? value.map(spelled).join('') : escapeHtml(printablePart(String(value)))
}

export const nothing = html``

/** Words of ours with addresses between backticks, which are shown as code. */
export const withCode = (text: string): Markup =>
  html`${codeParts(text).map((part, index) => (index % 2 === 1 ? html`<code>${part.slice(1, -1)}</code>` : part))}`
