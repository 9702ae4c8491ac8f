/** The changed entries, each with what it was on the left and what it is on the right. */
import { entryTypes } from '#content/schema/entry-types.ts'
import type {
  EntryChange,
  FieldChange,
  ItemChange,
  PictureFacts,
  SentenceChange,
  WordRun,
} from '#review/entry-change.ts'
import { pictureText } from '#review/notices/files.ts'
import { headingOf } from '#review/write/heading-of.ts'
import { html, type Markup, nothing } from './markup.ts'
import type { Thumbnails } from './thumbnails.ts'

const kinds = { added: 'New', changed: 'Changed', removed: 'Gone' } as const

export function changeCard(change: EntryChange, thumbnails: Thumbnails): Markup {
  const { kind, entry, type, title, formerTitle, address, moved, fields } = change
  return html`<article class="card" id="${anchorOf(entry)}">
  <header><span class="badge ${kind}">${kinds[kind]}</span> <span class="type">${entryTypes[type].label}</span>
    <h3>${title}</h3>
    <p class="where">${formerTitle === undefined ? '' : html`was called “${formerTitle}” · `}${moved ? html`<code>${moved.from}</code> → <code>${moved.to}</code>` : address && html`<code>${address}</code>`} <code class="key">${entry}</code></p>
  </header>
  ${pictures(change, thumbnails)}
  ${fields.length > 0 && html`<div class="fields">${fields.map((field) => fieldRow(field, kind))}</div>`}
</article>`
}

export const anchorOf = (entry: string): string => `entry-${entry.replace('/', '-')}`

function pictures({ pictures: { before, after } = {}, kind }: EntryChange, thumbnails: Thumbnails): Markup {
  if (!before && !after) return nothing
  if (kind === 'added') return html`<div class="pictures one">${figure(after, thumbnails, '')}</div>`
  if (kind === 'removed') return html`<div class="pictures one">${figure(before, thumbnails, '')}</div>`
  if (before?.path === after?.path)
    return after ? html`<div class="pictures one">${figure(after, thumbnails, '')}</div>` : nothing
  return html`<div class="pictures">${figure(before, thumbnails, 'Before')}${figure(after, thumbnails, 'After')}</div>`
}

function figure(picture: PictureFacts | undefined, thumbnails: Thumbnails, caption: string): Markup {
  if (!picture) return html`<figure class="none"><figcaption>${caption}: no picture</figcaption></figure>`
  const address = thumbnails.get(picture.path)
  return html`<figure>${address === undefined ? html`<div class="file">${picture.mime}</div>` : html`<img src="${address}" alt="${picture.alt}">`}
    ${caption && html`<figcaption><b>${caption}</b> ${pictureText(picture)}<br><q>${picture.alt}</q></figcaption>`}</figure>`
}

function fieldRow(field: FieldChange, kind: EntryChange['kind']): Markup {
  return html`<section class="field"><h4>${headingOf(field)}</h4>${fieldBody(field, kind)}</section>`
}

function fieldBody(field: FieldChange, kind: EntryChange['kind']): Markup {
  switch (field.kind) {
    case 'value':
      return sides(kind, side('removed', field.before), side('added', field.after))
    case 'text':
      return html`${field.sentences.map((sentence) => sentenceRow(sentence, kind))}`
    case 'list':
      return html`<ul class="items">${field.items.map((item) => itemRow(item))}</ul>`
    case 'group':
      return html`${field.fields.map((part) => fieldRow(part, field.change))}`
  }
}

const side = (kind: 'added' | 'removed', text: string | undefined): Markup =>
  text === undefined
    ? html`<span class="none">none</span>`
    : kind === 'added'
      ? html`<ins>${text}</ins>`
      : html`<del>${text}</del>`

/** Two columns, or one for what is new or gone as a whole. */
function sides(kind: EntryChange['kind'], before: Markup, after: Markup): Markup {
  if (kind === 'added') return html`<div class="sides one"><div>${after}</div></div>`
  if (kind === 'removed') return html`<div class="sides one"><div>${before}</div></div>`
  return html`<div class="sides"><div class="before">${before}</div><div class="after">${after}</div></div>`
}

function sentenceRow({ kind: change, words }: SentenceChange, kind: EntryChange['kind']): Markup {
  if (change === 'moved')
    return html`<div class="sides one"><div><span class="moved">moved</span> ${words.map(({ text }) => text)}</div></div>`
  if (change === 'divided') return html`<div class="sides one"><div>${words.map(({ text }) => text)}</div></div>`
  const without = (hidden: WordRun['kind']) =>
    words.filter(({ kind }) => kind !== hidden).map(({ kind, text }) => (kind === 'same' ? text : side(kind, text)))
  const none = html`<span class="none">—</span>`
  return sides(
    kind,
    change === 'added' ? none : html`${without('added')}`,
    change === 'removed' ? none : html`${without('removed')}`,
  )
}

const itemMarks = { added: '+', removed: '−', changed: '~', moved: '↕' } as const

function itemRow({ kind, text, place, fields = [] }: ItemChange): Markup {
  const words = kind === 'added' || kind === 'removed' ? side(kind, text) : html`${text}`
  return html`<li class="${kind}"><span class="mark">${itemMarks[kind]}</span> ${words}${place && html` <small>${place.from} → ${place.to}</small>`}${fields.map((field) => fieldRow(field, kind === 'moved' ? 'changed' : kind))}</li>`
}
