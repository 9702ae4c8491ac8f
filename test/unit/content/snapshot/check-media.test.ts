import { expect, it } from 'vitest'
import type { Entry } from '#content/schema/entry-types.ts'
import { checkSnapshot } from '#content/snapshot/check.ts'
import { byKey, entryOf, pageOf } from '#test/support/inputs/entries.ts'

const files = [
  entryOf('file', 'poster'),
  entryOf('file', 'trailer', { mime: 'video/mp4', width: undefined, height: undefined, dominantColour: undefined }),
  entryOf('file', 'words', { mime: 'text/vtt', width: undefined, height: undefined, dominantColour: undefined }),
  entryOf('file', 'terms', { mime: 'application/pdf', width: undefined, height: undefined, dominantColour: undefined }),
]

const problemsOf = (entry: Entry) => checkSnapshot(byKey(...files, entry))

const sections = (...list: readonly object[]) => pageOf('/about', { sections: list })

const video = (file: string, captions: string) =>
  sections({
    type: 'video',
    video: { title: 'Trailer', poster: 'file/poster', file, captions: [{ file: captions, language: 'en' }] },
  })

it('takes a picture, a video and captions where each belongs', () => {
  expect(problemsOf(video('file/trailer', 'file/words'))).toEqual([])
})

it('refuses a video where a picture is to be shown, with the field and what to do', () => {
  expect(problemsOf(sections({ type: 'image', image: 'file/trailer', width: 'text' }))).toEqual([
    {
      entry: 'basicPage/about',
      field: 'sections.0.image',
      message: 'shows file/trailer, a video (video/mp4), where there must be a picture',
      hint: 'Choose a picture: a file that ends with .webp, .jpg, .png, .avif or .gif.',
    },
  ])
})

it.each([
  ['a document among pictures', sections({ type: 'gallery', images: ['file/poster', 'file/terms'], layout: 'grid' })],
  ['a picture as a video', video('file/poster', 'file/words')],
  ['a document as captions', video('file/trailer', 'file/terms')],
  ['a video in a figure of prose', entryOf('faq', 'a', { body: 'See:\n\n<Figure file="file/trailer" />' })],
])('refuses %s', (_, entry) => {
  expect(problemsOf(entry).filter(({ missing }) => missing === undefined)).toMatchObject([
    { message: expect.stringMatching(/^shows file\/\w+, .* where there must be /) },
  ])
})

it('lets words link to whatever file there is', () => {
  const wrong = problemsOf(entryOf('faq', 'a', { body: 'See [the terms](ref:file/terms).' }))
  expect(wrong.filter(({ missing }) => missing === undefined)).toEqual([])
})
