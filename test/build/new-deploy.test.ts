/** A deploy that takes the place of the one an open tab was loaded from: two real builds, in one folder, one after the other. */
import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadedDocuments } from '#test/support/browser/loaded-documents.ts'
import { changedSite } from '#test/support/browser/site-visits.ts'
import { heading, whenAlive } from '#test/support/browser/visit.ts'
import type { SiteCopy } from '#test/support/site/site-copy.ts'

let site: SiteCopy
const { open } = changedSite((copy) => {
  site = copy
})

const gone = /status of 404/
const scripts = () => new Set(globSync('assets/*.js', { cwd: site.output }))

it('is gone over to by loading the next page as a document, once, and the way back keeps its place', async () => {
  const { page, navigate } = await open('/news/six-malaysian-films-one-september', { mayComplainOf: gone })
  const loaded = loadedDocuments(page)

  const before = scripts()
  // Code has other names, and payloads are made for it.
  const say = (name: string) => `\nReflect.set(globalThis, '${name}', true)\n`
  site.edit('site/page-components.ts', /$/, say('isNew'))
  site.edit('site/pages/movie/page.tsx', /$/, say('hasNewFilms'))
  site.build('--no-compression')
  expect(new Set([...before].filter((file) => !scripts().has(file))).size).toBeGreaterThan(1)

  const link = page.getByRole('main').getByRole('link', { name: 'Redline KL', exact: true }).first()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 40))
  const place = await page.evaluate(() => Math.round(scrollY))
  await link.click()
  await expect.poll(() => loaded).toEqual(['/movie/redline-kl'])
  await heading(page, 'Redline KL').waitFor()
  await whenAlive(page)
  expect(await page.evaluate(() => ['isNew', 'hasNewFilms'].map((name) => Reflect.get(globalThis, name)))).toEqual([
    true,
    true,
  ])

  await navigate('/faqs')
  await heading(page, 'Frequently Asked Questions').waitFor()
  await page.goBack()
  await heading(page, 'Redline KL').waitFor()
  expect(loaded).toEqual(['/movie/redline-kl'])
  await page.goBack()
  await heading(page, 'Six Malaysian films, one September').waitFor()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place)
})
