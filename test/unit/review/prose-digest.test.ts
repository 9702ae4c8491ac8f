import { expect, it } from 'vitest'
import { digestsOfProse } from '#review/snapshots/prose-digest.ts'
import { ProseCache } from '#site/node/prose/prose-cache.ts'
import { ProseStore } from '#site/node/prose/prose-store.ts'

it('has a key that changes with the text and with what it links to', () => {
  const store = new ProseStore(new ProseCache(':memory:', ''))
  const keyed = digestsOfProse(store.linksIn, () => true)
  expect(keyed('a')).not.toEqual(keyed('b'))
  expect(keyed('[a](ref:movie/x)')).toContainEqual(['a', { href: 'ref:movie/x' }])
  expect(keyed('<CallToAction label="Go" link={"ref:movie/x#a&b"} />')).toContainEqual([
    'a',
    { href: 'ref:movie/x#a&b' },
  ])
  expect(keyed('<Figure file="file/x" />')).toContainEqual(['Figure', { file: 'file/x' }])
  expect(keyed('`[a](ref:movie/x)` and file="file/x"')).toHaveLength(1)
})
