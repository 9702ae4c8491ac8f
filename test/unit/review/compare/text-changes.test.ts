import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textChanges } from '#review/compare/text-changes.ts'

const spelled = (before: string, after: string) =>
  textChanges(before, after).map(({ kind, words }) => {
    const marks = { same: '', added: '+', removed: '-' }
    return `${kind}: ${words.map(({ kind, text }) => (marks[kind] ? `[${marks[kind]}${text}]` : text)).join('')}`
  })

it('shows the words that differ within the sentence that they are in, and no other sentence', () => {
  const before = 'The city sleeps.\nNine checkpoints, no brakes.\nThe rain comes down.'
  const after = 'The city sleeps.\nTen checkpoints, no brakes.\nThe rain comes down.'
  expect(spelled(before, after)).toEqual(['changed: [-Nine][+Ten] checkpoints, no brakes.'])
})

it('says of a sentence that stands elsewhere that it moved', () => {
  const [a, b, c] = ['Idham drives.', 'Chloe waits by the telephone.', 'A syndicate counts its money.']
  expect(spelled([a, b, c].join('\n'), [c, a, b].join('\n'))).toEqual([`moved: ${c}`])
})

it('pairs a sentence that moved with one other: its repetitions are new', () => {
  const [a, b, c] = ['It rains all night.', 'Chloe waits by the telephone.', 'A syndicate counts its money.']
  expect(spelled([a, b, c].join('\n'), [b, c, a, a, a].join('\n'))).toEqual([
    `moved: ${a}`,
    `added: [+${a}]`,
    `added: [+${a}]`,
  ])
  expect(spelled([a, a, b, c].join('\n'), [b, c, a].join('\n'))).toEqual([`removed: [-${a}]`, `moved: ${a}`])
})

it('takes two sentences without a common word for two sentences', () => {
  expect(spelled('It rains all night.', 'Tickets cost eleven ringgit.')).toEqual([
    'added: [+Tickets cost eleven ringgit.]',
    'removed: [-It rains all night.]',
  ])
})

it('cuts the texts of fields, which have several sentences a line, into sentences', () => {
  expect(spelled('Open daily. Closed on Monday.', 'Open daily. Closed on Tuesday.')).toEqual([
    'changed: Closed on [-Monday][+Tuesday].',
  ])
})

it('says of the same sentences in other paragraphs that they are divided otherwise', () => {
  expect(spelled('It rains.\nGo home.', 'It rains.\n\nGo home.')).toEqual([
    'divided: The same sentences, divided otherwise.',
  ])
})

const texts = fc
  .array(fc.array(fc.constantFrom('rain', 'night', 'seat', 'road', 'light'), { maxLength: 5 }))
  .map((sentences) => sentences.map((words) => words.join(' ')).join('\n'))

it('is nothing for the same text, and something for any other', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      expect(textChanges(before, before)).toEqual([])
      if (before !== after) expect(textChanges(before, after)).not.toEqual([])
    }),
  )
})

const lines = (count: number, line: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => line(index))

it('tells a text that was written anew sentence by sentence, however long it is', { timeout: 10_000 }, () => {
  const before = lines(8000, (index) => `Old ${index} word ${index * 7} here.`)
  const after = lines(8000, (index) => `Neu ${index * 3} Satz ${index * 11} dort.`)
  const changes = textChanges(['It rains.', ...before].join('\n'), ['It rains.', ...after].join('\n'))
  expect(changes).toHaveLength(16_000)
  expect(textChanges(before.join('\n'), before.toReversed().join('\n'))).toMatchObject([
    { kind: 'divided', words: [{ text: 'The same sentences, in another order.' }] },
  ])
})

it('tells long sentences without a common word from each other at once', { timeout: 10_000 }, () => {
  const before = lines(40, (line) => `${lines(500, (word) => `a${word}x${line}`).join(' ')}.`).join('\n')
  expect(textChanges(before, before.replaceAll('a', 'b'))).toHaveLength(80)
})
