/** The tables of pages and of sections name modules by what they are called; here they are loaded and compared. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import type { SectionType } from '#content/schema/sections.ts'
import { loaders } from '#site/loaders/page-loaders.ts'
import { componentOf, loadCode, modulesOf } from '#site/page-components.ts'
import type { PageName } from '#site/routes.ts'
import { registry, componentOf as sectionOf } from '#site/sections/registry.ts'
import type { Head } from '#site/shared/head.ts'
import type { Payload } from '#site/shared/payload.ts'

const site = resolve(import.meta.dirname, '../../../site')
const names = Object.keys(loaders) as PageName[]

const payloadOf = (page: PageName, data: Payload['data'] = {}): Payload => ({ path: '/', page, data, head: {} as Head })

/** What the HTML of a page preloads, once the page's code is there. */
async function codeOf(payload: Payload): Promise<Readonly<Record<string, unknown>>[]> {
  await loadCode(payload)
  return Promise.all(modulesOf(payload).map((module) => import(/* @vite-ignore */ resolve(site, module))))
}

it.each(names)('shows the page %s with the module that its HTML preloads', async (name) => {
  const [code] = await codeOf(payloadOf(name))
  expect(code?.Page).toBe(componentOf(name))
})

it.each(Object.keys(registry) as SectionType[])(
  'shows a section %s with a module that the HTML preloads',
  async (type) => {
    const [, code] = await codeOf(payloadOf('basic', { page: { sections: [{ type, props: {} }] } }))
    expect(Object.values(code ?? {})).toContain(sectionOf(type))
  },
)

it('has no folder of a page that there is not', () => {
  expect(readdirSync(resolve(site, 'pages')).toSorted()).toEqual(names.toSorted())
})
