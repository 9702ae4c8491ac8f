import { expect, it } from 'vitest'
import { limitRedirects, redirectTo } from '#site/navigation/payload/redirects.ts'
import { Redirect } from '#site/router/redirect.ts'

it('goes to an own address by the router', () => {
  expect(redirectTo('/movies?tab=now#top')).toEqual({ to: '/movies?tab=now#top', isDocument: false })
})

it('goes elsewhere by a full page load', () => {
  expect(redirectTo('https://tickets.example/a')).toEqual({ to: 'https://tickets.example/a', isDocument: true })
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

it('leaves a circle to the host after a few rounds, and counts anew from the next page', () => {
  const limited = limitRedirects()
  const follow = (target: string) => limited(redirectTo(target))
  const isDocument = (thrown: unknown) => thrown instanceof Redirect && thrown.isDocument
  const around = ['/movies', '/movies/', '/movies', '/movies/'].map(follow)
  expect(around.map(isDocument)).toEqual([false, false, false, true])
  expect(isDocument(follow('/movies'))).toBe(false)
  follow('/a')
  limited()
  expect(['/b', '/c', '/d'].map(follow).some(isDocument)).toBe(false)
  const error = new Error('Something else.')
  expect(limited(error)).toBe(error)
})

it('stays within the site however often a link is pressed whose page has moved to one that cannot be had', () => {
  const limited = limitRedirects()
  const press = () => [limited(redirectTo('/new')), limited(new Error('There is no network.'))]
  expect(Array.from({ length: 6 }, press).map(([moved]) => moved instanceof Redirect && moved.isDocument)).toEqual(
    Array(6).fill(false),
  )
})
