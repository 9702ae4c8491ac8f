/** Each changed entry, field by field. */
import { counted } from '#content/format/count.ts'
import { shorten } from '#content/format/shorten.ts'
import type { EntryChange, FieldChange, ItemChange, SentenceChange } from '#review/entry-change.ts'
import { headingOf } from '#review/write/heading-of.ts'
import { fold, indented, limited, longest, most } from './parts.ts'
import { markdownCode as code, markdownText as text } from './text.ts'

export function changesSection(changes: readonly EntryChange[]): string {
  const lines = limited(changes, most.changes, ({ kind, entry, title, fields, moved }) => {
    const head = `**${{ added: 'Added', changed: 'Changed', removed: 'Removed' }[kind]}** ${code(entry)} “${text(title)}”`
    const details = kind === 'changed' ? fields.map((field) => fieldLine(field, kind)) : []
    return [head, ...(moved ? [`- moved from ${code(moved.from)} to ${code(moved.to)}`] : []), ...details, ''].join(
      '\n',
    )
  })
  return fold(`${counted(changes.length, 'change')}, field by field`, lines)
}

/** @param kind of what has the field: what is new or gone as a whole has one side. */
function fieldLine(change: FieldChange, kind: EntryChange['kind']): string {
  const heading = `${text(headingOf(change))}:`
  const label = `- ${heading}`
  switch (change.kind) {
    case 'value': {
      const before = change.before === undefined ? '—' : `~~${shortest(change.before)}~~`
      const after = change.after === undefined ? '—' : shortest(change.after)
      return `${label} ${{ added: after, changed: `${before} → ${after}`, removed: before }[kind]}`
    }
    case 'text':
      return [label, ...indented(limited(change.sentences, most.items, sentenceLine))].join('\n')
    case 'list':
      return [label, ...indented(limited(change.items, most.items, itemLines))].join('\n')
    case 'group': {
      const lines = change.fields.map((field) => fieldLine(field, change.change))
      return [`- ${itemMarks[change.change]} ${heading}`, ...indented(lines)].join('\n')
    }
  }
}

const itemMarks = { added: '**+**', removed: '**−**', changed: '~', moved: '↕' } as const

function itemLines({ kind, text: item, place, fields = [] }: ItemChange): string {
  const moved = place ? ` (${place.from} → ${place.to})` : ''
  const lines = fields.map((field) => fieldLine(field, kind === 'moved' ? 'changed' : kind))
  return [`- ${itemMarks[kind]} ${shortest(item)}${moved}`, ...indented(lines)].join('\n')
}

const shortest = (value: string): string => text(shorten(value, longest.value))

function sentenceLine({ kind, words }: SentenceChange): string {
  const spelled = words.map(({ kind, text: word }) => {
    const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(word) ?? []
    if (inner === '' || kind === 'same') return text(word)
    return kind === 'added'
      ? `${before}<ins>${text(inner)}</ins>${after}`
      : `${before}<del>${text(inner)}</del>${after}`
  })
  return `- ${kind === 'moved' ? '↕ ' : ''}${spelled.join('')}`
}
