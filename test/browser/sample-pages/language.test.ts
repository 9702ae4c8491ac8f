/** The language of the interface, in a real browser. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { whenAlive } from '#test/support/browser/visit.ts'

const { open } = builtSite()

const cookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value, path, sameSite }) => ({ name, value, path, sameSite }))

it('is found out at the root only, and kept in a cookie', async () => {
  const { page } = await open('/faqs')
  expect(await cookies(page)).toEqual([])
  await page.goto('/')
  await whenAlive(page)
  expect(await cookies(page)).toEqual([{ name: 'i18n_redirected', value: 'en', path: '/', sameSite: 'Lax' }])
  expect(new URL(page.url()).pathname).toBe('/')
})

it('has its file fetched apart from the code that starts the page', async () => {
  const { page, requests } = await open('/faqs')
  await expect.poll(() => requests.filter((path) => /\/assets\/en-/.test(path))).toHaveLength(1)
  const [entry = ''] = requests.filter((path) => /\/assets\/app-.*\.js$/.test(path))
  const [file = ''] = requests.filter((path) => /\/assets\/en-/.test(path))
  const text = 'This site was renewed'
  expect(await (await page.request.get(entry)).text()).not.toContain(text)
  expect(await (await page.request.get(file)).text()).toContain(text)
})
