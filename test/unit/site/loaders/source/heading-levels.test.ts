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

const bold = (words: string): ProseTree[number] => ['p', null, ['strong', null, words]]
const text: ProseTree[number] = ['p', null, 'Text']

it('takes bold words that stand alone above a text for a heading below those that are there', () => {
  expect(levelHeadings([bold('What is new'), text])).toEqual([['h2', null, 'What is new'], text])
  expect(levelHeadings([...headings('h3'), bold('One'), text, bold('Two'), text, ...headings('h3')])).toEqual([
    ...headings('h2'),
    ['h3', null, 'One'],
    text,
    ['h3', null, 'Two'],
    text,
    ...headings('h2'),
  ])
})

it('leaves bold sentences, bold words within a text, and those that nothing follows', () => {
  const tree: ProseTree = [
    bold('What has changed?'),
    bold('Doors close at eight.'),
    ['p', null, ['strong', null, 'Note'], ' that'],
    bold('The end'),
  ]
  expect(levelHeadings(tree)).toEqual(tree)
})
