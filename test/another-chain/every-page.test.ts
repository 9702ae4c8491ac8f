/** What a night runs over whatever content it finds, over one that is not the sample: the same tests once more. */
import { expect, it } from 'vitest'

const files = import.meta.glob('../browser/every-page/*.test.ts', { eager: true })

it('has found the tests of every page', () => {
  expect(Object.keys(files)).toContain('../browser/every-page/pages.test.ts')
})
