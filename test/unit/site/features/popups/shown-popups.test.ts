import { beforeEach, expect, it, vi } from 'vitest'
import { closedStorage, memoryStorage } from '#test/support/site/memory-storage.ts'

const day = 24 * 3_600_000
const now = Date.parse('2026-10-01T04:00:00Z')

/** As after a load of the document: what was only kept in memory is gone. */
async function visit() {
  vi.resetModules()
  return await import('#site/features/popups/shown-popups.ts')
}

let stores: { local: Storage; session: Storage }
beforeEach(() => {
  stores = { local: memoryStorage(), session: memoryStorage() }
})

it('shows a popup of frequency "once" never again', async () => {
  const popup = { id: 'lanterns', frequency: 'once' } as const
  const first = await visit()
  expect(first.isDue(popup, stores, now)).toBe(true)
  first.rememberShown(popup, stores, now)
  expect(first.isDue(popup, stores, now)).toBe(false)
  const later = await visit()
  expect(later.isDue(popup, { ...stores, session: memoryStorage() }, now + 400 * day)).toBe(false)
})

it('shows a popup of frequency "every-session" once a visit', async () => {
  const popup = { id: 'lanterns', frequency: 'every-session' } as const
  const first = await visit()
  first.rememberShown(popup, stores, now)
  const reloaded = await visit()
  expect(reloaded.isDue(popup, stores, now)).toBe(false)
  expect(reloaded.isDue(popup, { ...stores, session: memoryStorage() }, now)).toBe(true)
})

it('shows a popup of frequency "every-week" again after seven days', async () => {
  const popup = { id: 'lanterns', frequency: 'every-week' } as const
  const first = await visit()
  first.rememberShown(popup, stores, now)
  const reloaded = await visit()
  expect(reloaded.isDue(popup, stores, now + 7 * day - 1)).toBe(false)
  expect(reloaded.isDue(popup, stores, now + 7 * day)).toBe(true)
})

it('shows a popup once in a visit where nothing can be stored', async () => {
  const popup = { id: 'lanterns', frequency: 'every-week' } as const
  for (const closed of [
    { local: closedStorage(), session: closedStorage() },
    { local: undefined, session: undefined },
  ]) {
    const { isDue, rememberShown } = await visit()
    expect(isDue(popup, closed, now)).toBe(true)
    rememberShown(popup, closed, now)
    expect(isDue(popup, closed, now + 30 * day)).toBe(false)
  }
})

it('takes no address of another site for one of its own, however it begins', async () => {
  const { isOfSite } = await visit()
  const origin = 'https://www.gsc.example'
  expect([`${origin}/`, `${origin}/faqs`].map((address) => isOfSite(address, origin))).toEqual([true, true])
  const others = ['', `${origin}.evil.example/x`, `${origin}@evil.example/`, `${origin}:8443/`]
  expect(others.filter((address) => isOfSite(address, origin))).toEqual([])
})
