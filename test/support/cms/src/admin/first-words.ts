import { shorten } from '../../../../../content/format/shorten.ts'

/** The words by which an editor knows a row: the first short text in it. */
const preferred = ['heading', 'title', 'label', 'name', 'days', 'author', 'caption', 'text', 'path', 'value']

export function firstWords(row: unknown): string {
  if (typeof row !== 'object' || row === null) return ''
  const values = row as Readonly<Record<string, unknown>>
  const named = preferred.map((name) => values[name])
  const inGroup = [values['video'], values['link']].map(firstWords)
  const cells = Array.isArray(values['cells']) ? values['cells'].join(' | ') : ''
  const words = [...named, ...inGroup, cells].find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof words === 'string' ? shorten(words.trim(), 70) : ''
}
