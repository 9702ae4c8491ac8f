import { expect, it } from 'vitest'
import { redirectTo } from '#site/features/navigation/redirects.ts'

const howTo = (target: string) => {
  const { headers } = redirectTo(target)
  return [headers.get('location'), headers.get('x-remix-reload-document')]
}

it('goes to an own address by the router', () => {
  expect(howTo('/movies?tab=now#top')).toEqual(['/movies?tab=now#top', null])
})

it('goes elsewhere by a full page load', () => {
  expect(howTo('https://tickets.example/a')).toEqual(['https://tickets.example/a', 'true'])
})

it.each([
  '',
  'https://',
  'movies',
  'javascript:alert(1)',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https://a b',
])('refuses %j as ERR_REDIRECT', (target) => {
  expect(() => redirectTo(target)).toThrow(expect.objectContaining({ name: 'ERR_REDIRECT' }))
})
