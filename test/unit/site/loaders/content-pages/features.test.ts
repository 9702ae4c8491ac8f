import { expect, it } from 'vitest'
import { filmsOnTheirOwn } from '#site/loaders/content-pages/features.ts'
import { committedSource } from '#test/support/site/site-source.ts'

it('says of a film that is alone what it is about, and of several nothing, as they are posters in a row', async () => {
  const source = await committedSource()
  const films = source.all('movie')
  const wordsOf = (count: number) => filmsOnTheirOwn(source, films.slice(0, count)).map(({ text = '' }) => text !== '')
  expect([wordsOf(1), wordsOf(2), wordsOf(3)]).toEqual([[true], [false, false], [false, false, false]])
})
