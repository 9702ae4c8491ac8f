import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { ProseCache, proseRow } from '#site/node/prose/prose-cache.ts'
import { ProseStore } from '#site/node/prose/prose-store.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

it('compiles a text once, for all builds until the pipeline changes', () => {
  const file = join(temporaryFolder(), 'prose.db')
  const text = 'A [fine](ref:movie/x) day.'
  const tree = [['p', null, 'A ', ['a', { href: 'ref:movie/x' }, 'fine'], ' day.']]
  {
    const cache = new ProseCache(file, 'one')
    using store = new ProseStore(cache)
    expect(store.problemsOf(text)).toEqual([])
    expect(cache.findTree(text)).toEqual(tree)
    expect(new ProseCache(file, 'one').findTree(text)).toBeUndefined()
  }
  expect(new ProseCache(file, 'one').findTree(text)).toEqual(tree)
  expect(new ProseCache(file, 'one').findLinks(text)).toEqual([{ target: 'ref:movie/x', line: 1, column: 3 }])
  expect(new ProseCache(file, 'two').findTree(text)).toBeUndefined()
})

it('believes nothing that was kept and is another since', () => {
  const file = join(temporaryFolder(), 'prose.db')
  const text = 'A fine day.'
  const kept = () => new ProseCache(file, '').findTree(text)
  const keep = () => {
    const cache = new ProseCache(file, '')
    cache.keep(proseRow(text, { tree: [['p', null, text]], links: [] }))
    cache.write()
  }
  keep()
  expect(kept()).toEqual([['p', null, text]])
  new DatabaseSync(file).exec(`UPDATE compiled SET tree = replace(tree, 'fine', 'poor')`)
  expect(kept()).toBeUndefined()
  keep()
  new DatabaseSync(file).exec('PRAGMA wal_checkpoint(TRUNCATE)')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xff, 4096, 8192))
  expect(kept()).toBeUndefined()
  keep()
  expect(kept()).toEqual([['p', null, text]])
})

it('replaces a folder in the place of its file', () => {
  const file = join(temporaryFolder(), 'prose.db')
  mkdirSync(join(file, 'with', 'more'), { recursive: true })
  expect(new ProseCache(file, '').findTree('A fine day.')).toBeUndefined()
})

it('keeps no text that something is wrong with, and shows it all the same if it can be read', () => {
  const cache = new ProseCache(':memory:', '')
  const store = new ProseStore(cache)
  const text = 'Two  spaces\nand a line.'
  expect(store.problemsOf(text)).toHaveLength(1)
  expect(store.problemsOf(text)).toHaveLength(1)
  expect(cache.has(text)).toBe(false)
  expect(store.read(text)).toEqual([['p', null, text]])
  expect(() => store.read('{code}')).toThrow('code between { and }')
})
