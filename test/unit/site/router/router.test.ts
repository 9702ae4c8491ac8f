/** The router in a window that is played; in a real browser it is tested by what visitors do (test/browser/navigation). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Redirect } from '#site/router/redirect.ts'
import { createRouter, type Router } from '#site/router/router.ts'
import { openWindow } from '#test/support/session-history.ts'

const gone = new Error('Gone.')

let win: ReturnType<typeof openWindow>
let router: Router<string>
let loaded: string[]
let seen: string[]

/** A page is there a tick after it was asked for. */
async function load({ pathname }: { readonly pathname: string }): Promise<string> {
  loaded.push(pathname)
  await Promise.resolve()
  if (pathname === '/broken') throw gone
  if (pathname === '/moved') throw new Redirect('/faqs?from=moved#top')
  if (pathname === '/renamed') throw new Redirect('/faqs')
  if (pathname === '/elsewhere') throw new Redirect('https://tickets.example/', { isDocument: true })
  return `page of ${pathname}`
}

beforeEach(() => {
  win = openWindow('/films?tab=soon')
  loaded = []
  seen = []
  router = createRouter({ load, first: 'first page' })
  router.subscribe(({ location: { pathname, search, hash }, next, outcome }) =>
    seen.push(next ? `to ${next.pathname}` : `${pathname}${search}${hash}: ${JSON.stringify(outcome)}`),
  )
})
afterEach(() => vi.unstubAllGlobals())

/** Until what the history has begun is done. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

it('begins with the page that is there, without loading it', () => {
  expect(router.state).toMatchObject({
    location: { pathname: '/films', search: '?tab=soon' },
    outcome: { page: 'first page' },
  })
  expect(loaded).toEqual([])
})

it('loads the first page where none is there', async () => {
  const other = createRouter({ load })
  expect(other.state.outcome).toBeUndefined()
  await settle()
  expect(other.state.outcome).toEqual({ page: 'page of /films' })
  expect(win.addresses()).toEqual(['[/films?tab=soon]'])
})

it('shows a page once it is loaded, and only then changes the address', async () => {
  const arrival = router.navigate('/faqs')
  expect(win.addresses()).toEqual(['[/films?tab=soon]'])
  await arrival
  expect(win.addresses()).toEqual(['/films?tab=soon', '[/faqs]'])
  expect(seen).toEqual(['to /faqs', '/faqs: {"page":"page of /faqs"}'])
  expect(router.state).toMatchObject({ isReturn: false, preventScrollReset: false, next: undefined })
})

it('changes the query or the hash of a page without loading it', async () => {
  await router.navigate({ search: 'tab=now' }, { replace: true, preventScrollReset: true })
  expect(router.state.preventScrollReset).toBe(true)
  await router.navigate({ pathname: '/films', search: '', hash: '#list' })
  await router.navigate('/films#list')
  expect(win.addresses()).toEqual(['/films?tab=now', '/films#list', '[/films#list]'])
  expect(router.state.outcome).toEqual({ page: 'first page' })
  expect(loaded).toEqual([])
})

it('loads a page again where it is led to from itself', async () => {
  await router.navigate('/films?tab=soon', { replace: true })
  expect(loaded).toEqual(['/films'])
  expect(win.addresses()).toEqual(['[/films?tab=soon]'])
})

it('follows the history back and forward, by the keys that its entries had', async () => {
  await router.navigate('/faqs')
  const { key } = router.state.location
  win.go(-1)
  await settle()
  expect(router.state).toMatchObject({ location: { pathname: '/films', key: 'default' }, isReturn: true })
  win.go(1)
  await settle()
  expect(router.state).toMatchObject({ location: { pathname: '/faqs', key }, isReturn: true })
})

it('shows what the last of several navigations leads to, and nothing of the others', async () => {
  const overtaken = router.navigate('/broken')
  await Promise.all([overtaken, router.navigate('/moved'), router.navigate('/faqs')])
  expect(router.state.outcome).toEqual({ page: 'page of /faqs' })
  expect(win.addresses()).toEqual(['/films?tab=soon', '[/faqs]'])
  expect(seen.filter((line) => !line.startsWith('to '))).toHaveLength(1)
})

it('goes on to the next page while a filter of the last one changes, which stands in the history', async () => {
  const arrival = router.navigate('/faqs')
  await router.navigate({ search: 'tab=now' }, { replace: true })
  expect(router.state).toMatchObject({ location: { search: '?tab=now' }, next: { pathname: '/faqs' } })
  await arrival
  expect(win.addresses()).toEqual(['/films?tab=now', '[/faqs]'])
  expect(router.state.outcome).toEqual({ page: 'page of /faqs' })
})

it('goes on through the history while a filter of the page that is left changes, and loses no entry of it', async () => {
  await router.navigate('/faqs')
  await router.navigate('/movie/a')
  // When the browser stands there already, and the page is on its way.
  const shown: string[] = []
  router.subscribe(({ location: { pathname, search }, next }) => {
    shown.push(pathname + search)
    if (next && search === '') void router.navigate({ search: 'tab=now' }, { replace: true })
  })
  win.go(-1)
  await settle()
  expect(shown).toEqual(['/movie/a', '/movie/a?tab=now', '/faqs'])
  expect(router.state).toMatchObject({ location: { pathname: '/faqs' }, outcome: { page: 'page of /faqs' } })
  expect(win.addresses()).toEqual(['/films?tab=soon', '[/faqs]', '/movie/a'])
})

it('loads the page anew to which the history is on its way, where it is asked to meanwhile', async () => {
  await router.navigate('/broken')
  const unsubscribe = router.subscribe(({ next }) => {
    if (!next) return
    unsubscribe()
    void router.reload()
  })
  win.go(-1)
  await settle()
  expect(router.state).toMatchObject({ location: { pathname: '/films' }, outcome: { page: 'page of /films' } })
  expect(win.addresses()).toEqual(['[/films?tab=soon]', '/broken'])
})

it('adds a page to the history once, where it is loaded anew while it is on its way', async () => {
  await Promise.all([router.navigate('/faqs'), router.reload()])
  expect(router.state.outcome).toEqual({ page: 'page of /faqs' })
  expect(win.addresses()).toEqual(['/films?tab=soon', '[/faqs]'])
  await router.reload()
  expect(win.addresses()).toEqual(['/films?tab=soon', '[/faqs]'])
})

it('shows an error at the address that failed, and loads it anew when it is asked to', async () => {
  await router.navigate('/broken')
  expect(router.state).toMatchObject({ location: { pathname: '/broken' }, outcome: { error: gone } })
  await router.navigate({ search: 'again' })
  await router.reload()
  expect(loaded).toEqual(['/broken', '/broken', '/broken'])
  expect(win.addresses()).toEqual(['/films?tab=soon', '/broken', '[/broken?again]'])
})

it('goes where a page sends it: with an entry of its own, or in place of the one that it was reached by', async () => {
  await router.navigate('/moved')
  expect(win.addresses()).toEqual(['/films?tab=soon', '[/faqs?from=moved#top]'])
  expect(router.state.outcome).toEqual({ page: 'page of /faqs' })
  history.pushState(null, '', '/moved')
  win.go(0)
  await settle()
  expect(win.addresses()).toEqual(['/films?tab=soon', '/faqs?from=moved#top', '[/faqs?from=moved#top]'])
})

it('takes query and hash along, as hosts do, where the new address has none of its own', async () => {
  await router.navigate('/renamed?tab=soon#list')
  await router.navigate('/moved?tab=soon#list')
  await router.navigate('/elsewhere?tab=soon#list')
  expect(win.addresses()).toEqual(['/films?tab=soon', '/faqs?tab=soon#list', '[/faqs?from=moved#top]'])
  expect(win.documents).toEqual(['assign https://tickets.example/?tab=soon#list'])
})

it('leaves other sites to the browser, and the page on the screen until then', async () => {
  await router.navigate('/elsewhere')
  await router.navigate('/elsewhere', { replace: true })
  expect(win.documents).toEqual(['assign https://tickets.example/', 'replace https://tickets.example/'])
  expect(router.state).toMatchObject({ location: { pathname: '/films' }, next: { pathname: '/elsewhere' } })
})

it('stays on the site where a path begins with two slashes', async () => {
  await router.navigate({ pathname: '//elsewhere.example' })
  expect(win.addresses()).toEqual(['/films?tab=soon', '[//elsewhere.example]'])
  expect(win.documents).toEqual([])
})

it('leaves an entry that the history refuses to the browser', async () => {
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many calls.', 'SecurityError')
  })
  await router.navigate('/faqs')
  expect(win.documents).toEqual(['assign http://site.example/faqs'])
})
