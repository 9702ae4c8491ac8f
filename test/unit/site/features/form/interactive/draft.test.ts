import { expect, it } from 'vitest'
import { createDrafts } from '#site/features/form/interactive/draft.ts'
import { memoryStorage } from '#test/support/site/memory-storage.ts'

const draft = { key: 'k', answers: { name: 'Ann 😀', message: 'a\nb' }, files: { photo: 'me.png' } }

it('keeps what was typed until it is removed, each form its own', () => {
  const store = memoryStorage()
  const drafts = createDrafts(() => store)
  drafts.save('one', draft)
  expect(createDrafts(() => store).load('one')).toEqual(draft)
  expect(drafts.has('other')).toBe(false)
  drafts.remove('one')
  expect(drafts.load('one')).toBeUndefined()
  expect(store.length).toBe(0)
})

it('lasts for the document where storage is forbidden or full', () => {
  const forbidden = createDrafts(() => {
    throw new Error('SecurityError')
  })
  forbidden.save('one', draft)
  expect(forbidden.load('one')).toEqual(draft)
  forbidden.remove('one')
  expect(forbidden.has('one')).toBe(false)
})

it.each(['', 'null', '[]', '{"key":1}', '{"key":"k","answers":{"name":1},"files":{}}', '{'])(
  'takes %j, which another version or somebody else has stored, for none',
  (text) => {
    const store = memoryStorage()
    store.setItem('form-draft:one', text)
    expect(createDrafts(() => store).load('one')).toBeUndefined()
  },
)
