/** What visitors will notice of pictures. */
import { expect, it } from 'vitest'
import { entryOf } from '#test/support/inputs/entries.ts'
import { noticesOf } from './notices-of.ts'

const film = (overrides = {}) => entryOf('movie', 'redline', overrides)

it('a picture that is gone is told with the film that showed it', () => {
  const before = [film({ backdrop: 'file/street' }), entryOf('file', 'street')]
  expect(noticesOf(before, [film()]).edits).toEqual(['Film “Redline KL”: no backdrop any more.'])
})
