import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compileProse } from '#site/build/compile-prose.ts'
import { ProseStore } from '#site/build/prose.ts'
import { ProseCache } from '#site/build/prose-cache.ts'
import { proseForKey } from '#site/build/prose-for-key.ts'
import { headingsOf } from '#site/mdx/tree.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

it('becomes plain data', async () => {
  expect(await compileProse('A *fine* day.')).toEqual([['p', null, 'A ', ['em', null, 'fine'], ' day.']])
})

it('gives headings an id to link to', async () => {
  const tree = await compileProse('## Before you book\n\nText.')
  expect(headingsOf(tree)).toEqual([{ id: 'before-you-book', text: 'Before you book' }])
})

it('keeps components with their props', async () => {
  expect(await compileProse('<Figure file="file/a" caption="A" />')).toEqual([
    ['Figure', { file: 'file/a', caption: 'A' }],
  ])
})

it('knows the tables, strikethroughs and task lists of the dialect', async () => {
  const tree = await compileProse('| a | b |\n| - | -: |\n| ~~1~~ | 2 |\n\n- [x] done')
  expect(JSON.stringify(tree)).toContain('["del",null,"1"]')
  expect(JSON.stringify(tree)).toContain('"type":"checkbox"')
})

it('leaves a single tilde and a bare address as text', async () => {
  expect(await compileProse('~a~ https://a.example')).toEqual([['p', null, '~a~ https://a.example']])
})

it('drops the line ends between blocks, and keeps those between words', async () => {
  expect(await compileProse('*a*\n*b*\n\n- x\n- y')).toEqual([
    ['p', null, ['em', null, 'a'], '\n', ['em', null, 'b']],
    ['ul', null, ['li', null, 'x'], ['li', null, 'y']],
  ])
})

it.each([
  ['an unknown component', 'Fine.\n\n<Script src="x" />', 3],
  ['code', 'Fine.\n\n{alert(1)}', 3],
  ['an import', 'import x from "y"', 1],
  ['a dangerous link', '[a](javascript:alert)', 1],
])('refuses %s and says where', async (_, text, line) => {
  const store = new ProseStore(new ProseCache(':memory:', ''))
  await expect(store.settled(() => store.read(text))).rejects.toMatchObject({ name: 'ProseError', line })
})

it('compiles a text once, for all builds until the pipeline changes', async () => {
  const file = join(temporaryFolder(), 'prose.db')
  const tree = [['p', null, 'A fine day.']]
  {
    const cache = new ProseCache(file, 'one')
    using store = new ProseStore(cache)
    await store.prepare(['A fine day.'])
    expect(cache.find('A fine day.')).toEqual(tree)
    expect(new ProseCache(file, 'one').find('A fine day.')).toBeUndefined()
  }
  expect(new ProseCache(file, 'one').find('A fine day.')).toEqual(tree)
  expect(new ProseCache(file, 'two').find('A fine day.')).toBeUndefined()
})

it('has a key that changes with the text and with what it links to', () => {
  const keyed = proseForKey(() => true)
  expect(keyed('a')).not.toEqual(keyed('b'))
  expect(keyed('[a](ref:movie/x)')).toContainEqual(['a', { href: 'ref:movie/x' }])
})
