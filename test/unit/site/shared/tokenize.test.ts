import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tokenize } from '#site/shared/tokenize.ts'

it.each([
  ['accents and capital letters', 'Café MÜLLER', ['cafe', 'muller']],
  ['apostrophes', "It’s Valentine's", ['its', 'valentine']],
  ['marks between words', 'bean-bag, RM5!', ['bean', 'bag', 'rm5']],
  ['plurals', 'films beds', ['film', 'bed']],
  ['the width of letters', 'ＧＳＣ', ['gsc']],
])('does not mind %s', (_, text, words) => expect(tokenize(text)).toEqual(words))

it('leaves a word whole that ends with s without being a plural', () => {
  expect(tokenize('bus class')).toEqual(['bus', 'class'])
})

it('changes nothing in words that were taken from a text', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'aAéßsS’ ') })),
      (text) => {
        const words = tokenize(text)
        expect(tokenize(words.join(' '))).toEqual(words)
      },
    ),
    { numRuns: 1000 },
  )
})
