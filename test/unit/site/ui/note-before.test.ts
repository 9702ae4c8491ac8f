import { expect, it } from 'vitest'
import { noteBefore } from '#site/pages/legal/note-before.ts'

const bold = ['p', null, ['strong', null, 'This is a sample.']] as const
const plain = ['p', null, 'You can read ', ['strong', null, 'all'], ' of it.'] as const

it('takes a first paragraph that is bold as a whole for a note', () => {
  expect(noteBefore([bold, plain])).toEqual({ note: [bold], text: [plain] })
})

it('leaves one that has bold words in its place, and bold paragraphs further down', () => {
  for (const tree of [[plain, bold], ['words', bold], []]) expect(noteBefore(tree)).toEqual({ note: [], text: tree })
})
