/** Parameters that a page changes in its address. */
import { expect, it } from 'vitest'
import { withParameters } from '#site/navigation/use-query.ts'

it.each([
  ['changes one and keeps the others', '?guests=12', { cinema: 'any' }, 'guests=12&cinema=any'],
  ['takes away what is empty', '?guests=12&cinema=any', { guests: '' }, 'cinema=any'],
  ['changes several at once', '?q=x&shown=24&state=selangor', { q: 'a b', shown: '' }, 'q=a+b&state=selangor'],
])('%s', (_, search, changes, expected) => expect(withParameters(search, changes)).toBe(expected))
