import { expect, it } from 'vitest'
import { scrollTarget } from '#site/navigation/page-transition/scroll.ts'

const arrival = { hash: '', isReturn: false, saved: undefined, isQueryOnly: false, keepsScroll: false }

it.each([
  ['a new page begins at the top', {}, 0],
  ['a new page begins at the top, though it was here before', { saved: 500 }, 0],
  ['a row may say that its page does not', { keepsScroll: true }, 'stay'],
  ['a filter or tab stays where it is', { isQueryOnly: true }, 'stay'],
  ['back and forward go to the saved position', { isReturn: true, saved: 500 }, 500],
  ['a saved position beats what the row says', { isReturn: true, saved: 500, keepsScroll: true }, 500],
  ['back to what was never seen goes to the top', { isReturn: true }, 0],
  ['a hash beats the top', { hash: '#a' }, 'hash'],
  ['a hash beats the saved position', { hash: '#a', isReturn: true, saved: 500 }, 'hash'],
] as const)('%s', (_, given, target) => {
  expect(scrollTarget({ ...arrival, ...given })).toBe(target)
})
