/** A page of one thing asks for the entries that name it: with all of their type, an edit of any would make the page anew. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { EntryType } from '#content/schema/entry-types.ts'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { loadPage } from '#site/loaders/load-page.ts'
import { allOf } from '#site/loaders/source/dependency.ts'
import type { PageName } from '#site/routes.ts'
import { repository } from '#test/support/repository.ts'
import { ShownSite } from '#test/support/site/shown-site.ts'

const { entries } = await loadSnapshot(join(repository, 'content'))
const site = new ShownSite(new Map([...entries].map(([key, { entry }]) => [key, entry])))

it.each<[PageName, EntryType]>([
  ['programme', 'internationalScreenMovie'],
  ['screen-movie', 'internationalScreenMovie'],
  ['screen-movie', 'internationalScreenScreenEncounter'],
  ['screen-category', 'internationalScreen'],
  ['experience', 'cinema'],
  ['faq', 'faq'],
  ['news', 'news'],
])('asks for a page of the kind %s for those that name something, and not for every %s', (name, type) => {
  const pages = site.pages().filter(({ page }) => page === name)
  const asked = pages.map((page) => [...site.dependenciesOf(() => loadPage(site.source, page))])
  expect(asked.some((all) => all.some((one) => one.startsWith(`${allOf(type)} `)))).toBe(true)
  expect(asked.filter((all) => all.includes(allOf(type)))).toEqual([])
})
