/** Other values that an editor might enter into a field: some of them are valid there. */

import type { Entry } from '#content/schema/entry-types.ts'
import type { FieldKind, FieldMeta } from '#content/schema/field.ts'
import { dayMs } from '#content/schema/time-zone.ts'

/** Stands in a text that a test writes, and nowhere else. */
const marker = 'Zqx7jv'

type Others = (value: unknown, meta: FieldMeta, entries: ReadonlyMap<string, Entry>) => readonly unknown[]

const later = (days: number) => (value: unknown) => new Date(Date.parse(String(value)) + days * dayMs).toISOString()
const texts: Others = (_value, { max = 5000 }) => [
  marker.slice(0, max),
  marker.toLowerCase(),
  `/${marker.toLowerCase()}`,
]

const others = {
  text: (value, meta, entries) => [
    ...texts(value, meta, entries),
    '43217',
    '+60 3-4321 7007',
    'family-name',
    'Tues. and weekends',
  ],
  multilineText: texts,
  prose: () => [`${marker}.`],
  // As many as there were, too: a row of a table has a cell for each column.
  textList: (value) => [[marker], [`image/${marker.toLowerCase()}`], [marker, ...(value as string[]).slice(1)]],
  link: () => [`https://${marker.toLowerCase()}.example/`],
  number: (value) => [Number(value) + 1, Number(value) - 1, 4321],
  boolean: (value) => [!value],
  select: (_value, { options = {} }) => Object.keys(options),
  multiSelect: (_value, { options = {} }) => [[], ...Object.keys(options).map((option) => [option])],
  day: (value) => [-1, 1, 40, -40].map((days) => later(days)(value).slice(0, 10)),
  instant: (value) => [1 / 24, -1 / 24, 40, -400].map((days) => later(days)(value).replace('.000Z', 'Z')),
  time: () => ['03:07'],
  reference: (value, meta, entries) => targets(meta, entries, value),
  references: (value, meta, entries) => [[], ...targets(meta, entries, value).map((key) => [key])],
  list: (value) => shorter(value),
  blocks: (value) => shorter(value),
  measured: (value) => [Number(value) + 1, '#010203'],
  group: () => [],
  fixed: () => [],
} as const satisfies Record<FieldKind, Others>

const shorter = (value: unknown): readonly unknown[] => [[], (value as unknown[]).slice(1)]

/** A few entries that may be referred to: pictures and the other kinds of file are of one type. */
function targets({ to = [], vocabulary }: FieldMeta, entries: ReadonlyMap<string, Entry>, value: unknown): string[] {
  const keys = [...entries].flatMap(([key, entry]) => {
    const isOfVocabulary = entry.type !== 'taxonomy' || vocabulary === undefined || entry.vocabulary === vocabulary
    return to.includes(entry.type) && isOfVocabulary && key !== value ? [key] : []
  })
  const kinds = Map.groupBy(keys, (key) => {
    const entry = entries.get(key)
    return entry?.type === 'file' ? entry.mime : ''
  })
  return [...kinds.values()].flatMap((ofKind) => ofKind.slice(0, 3))
}

export const otherValues: Others = (value, meta, entries) =>
  others[meta.kind](value, meta, entries).filter((other) => JSON.stringify(other) !== JSON.stringify(value))

const ofWords: ReadonlySet<FieldKind> = new Set(['text', 'multilineText', 'prose', 'textList'])

/** The words that readers are to find as they were entered, of a list the first, which is new; nothing where the value is an address, or no words. */
export function wordsIn(value: unknown, { kind }: FieldMeta): string | undefined {
  const words = ofWords.has(kind) ? String([value].flat()[0] ?? '') : ''
  return words === '' || words.startsWith('/') ? undefined : words
}
