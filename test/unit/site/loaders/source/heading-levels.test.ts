import { expect, it } from 'vitest'
import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import { levelHeadings } from '#site/loaders/source/heading-levels.ts'

const headings = (...names: readonly string[]): ProseTree => names.map((name) => [name, null, 'Words'])

it.each([
  ['h3 h3', 'h2 h2'],
  ['h1 h2', 'h2 h3'],
  ['h2 h4 h4 h2', 'h2 h3 h3 h2'],
  ['h4 h2 h3', 'h2 h2 h3'],
  ['h2 h3 h2', 'h2 h3 h2'],
])('%s becomes %s', (written, shown) => {
  expect(levelHeadings(headings(...written.split(' ')))).toEqual(headings(...shown.split(' ')))
})

it('leaves words, links and ids as they are', () => {
  const tree: ProseTree = [
    'Words',
    ['p', null, ['a', { href: '/' }, 'Home']],
    ['h3', { id: 'place' }, 'A ', ['em', null, 'b']],
  ]
  expect(levelHeadings(tree)).toEqual([tree[0], tree[1], ['h2', { id: 'place' }, 'A ', ['em', null, 'b']]])
})
