/** Each changed entry, field by field. */
import type { EntryChange, FieldChange, SentenceChange } from '#review/entry-change.ts'
import { shortened } from '#review/shortened.ts'
import { counted } from '#review/verdict.ts'
import { fold, limited, longest, most } from './parts.ts'
import { markdownText as text } from './text.ts'

export function changesSection(changes: readonly EntryChange[]): string {
  const lines = limited(changes, most.changes, ({ kind, entry, title, fields, moved }) => {
    const head = `**${{ added: 'Added', changed: 'Changed', removed: 'Removed' }[kind]}** \`${entry}\` “${text(title)}”`
    const details = kind === 'changed' ? fields.map(fieldLine) : []
    return [head, ...(moved ? [`- moved from \`${moved.from}\` to \`${moved.to}\``] : []), ...details, ''].join('\n')
  })
  return fold(`${counted(changes.length, 'change')}, field by field`, lines)
}

const shortest = (value: string): string => shortened(value, longest.value)

function fieldLine(change: FieldChange): string {
  const label = `- ${text(change.label)}`
  switch (change.kind) {
    case 'value':
      return `${label}: ${change.before === undefined ? '—' : `~~${text(shortest(change.before))}~~`} → ${change.after === undefined ? '—' : text(shortest(change.after))}`
    case 'text':
      return [
        `${label}:`,
        ...limited(change.sentences, most.items, (sentence) => sentenceLine(sentence)).map((line) => `  ${line}`),
      ].join('\n')
    case 'list':
      return [
        `${label}:`,
        ...limited(change.items, most.items, ({ kind, text: item, place, fields = [] }) => {
          const words = { added: '**+**', removed: '**−**', changed: '~', moved: '↕' }[kind]
          const moved = place ? ` (${place.from} → ${place.to})` : ''
          return [
            `- ${words} ${text(shortest(item))}${moved}`,
            ...(kind === 'changed' ? fields : []).map((field) => fieldLine(field).replaceAll(/^/gm, '  ')),
          ].join('\n')
        }).map((lines) => lines.replaceAll(/^/gm, '  ')),
      ].join('\n')
  }
}

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
