/** The table of pages names modules by what they are called; here they are loaded and compared. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { loaders } from '#site/loaders/page-loaders.ts'
import { componentOf, loadComponent, moduleOf } from '#site/page-components.ts'
import type { PageName } from '#site/routes.ts'

const site = resolve(import.meta.dirname, '../../../site')
const names = Object.keys(loaders) as PageName[]

it.each(names)('shows the page %s with the module that its HTML preloads', async (name) => {
  const { Page } = await import(/* @vite-ignore */ resolve(site, moduleOf(name)))
  await loadComponent(name)
  expect(componentOf(name)).toBe(Page)
})

it('has no folder of a page that there is not', () => {
  expect(readdirSync(resolve(site, 'pages')).toSorted()).toEqual(names.toSorted())
})
