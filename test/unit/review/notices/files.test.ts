/** What visitors will notice of pictures. */
import { expect, it } from 'vitest'
import { entryOf } from '#test/support/inputs/entries.ts'
import { noticesOf } from './notices-of.ts'

const film = (overrides = {}) => entryOf('movie', 'redline', overrides)

it('a picture that is gone is told with the film that showed it', () => {
  const before = [film({ backdrop: 'file/street' }), entryOf('file', 'street')]
  expect(noticesOf(before, [film()]).edits).toEqual(['Film “Redline KL”: no backdrop any more.'])
})

it('everything is told that became of a picture, also where its file was replaced', () => {
  const before = entryOf('file', 'poster', { credit: 'Ann' })
  const described = { alt: 'A street in the rain.', credit: 'Bo', focalPoint: { x: 10, y: 90 } }
  const replaced = { path: 'poster-11111111.webp', sha256: '1'.repeat(64), bytes: 20_000 }
  expect(noticesOf([before], [entryOf('file', 'poster', described)]).edits).toEqual([
    'The picture “poster” is described in other words, credited otherwise and cropped elsewhere.',
  ])
  expect(
    noticesOf([before], [entryOf('file', 'poster', { ...replaced, ...described, focalPoint: undefined })]).edits,
  ).toEqual([
    'The file “poster” was replaced: 600 × 900, 1 kB became 600 × 900, 20 kB. It is described in other words and credited otherwise.',
  ])
})
