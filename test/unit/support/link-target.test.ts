/** How the tests of pages understand the links that they find. */
import { expect, it } from 'vitest'
import { linkTarget } from '#test/browser/link-target.ts'

const targetOf = (link: string) => linkTarget(link, new URL('https://gsc.example/about'))

it.each(['https://www.example.com/caf%E9', 'https://x.example/100%#%zz', 'mailto:a%E9@x.example', 'tel:+603'])(
  'leaves the spelling of %s to whom it belongs',
  (link) => {
    expect(targetOf(link)).toBe('elsewhere')
  },
)

it.each(['/movies#%zz', '/caf%E9', '#100%', 'https://gsc.example/100%', 'https://x.example:99999/'])(
  'says of %s that it is none, instead of failing by it',
  (link) => {
    expect(targetOf(link)).toBe('malformed')
  },
)

it('decodes the path and the place of a link of ours', () => {
  expect(targetOf('/caf%C3%A9?x=%zz#%C3%A9')).toEqual({ path: '/café', place: 'é' })
  expect(targetOf('#place')).toEqual({ path: '/about', place: 'place' })
})
