import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { repository } from '#test/support/repository.ts'
import { ShownSite } from '#test/support/site/shown-site.ts'

const { entries } = await loadSnapshot(join(repository, 'content'))
const site = new ShownSite(new Map([...entries].map(([key, { entry }]) => [key, entry])))

it('offers the app on the pages that its block leads to, and on no others', async () => {
  const isOffered = async (path: string) => {
    const page = site.pages().find((one) => one.path === path)
    return page && (await site.html(page)).includes('id="downloadApp"')
  }
  const ways = site.layout().blocks.app.flatMap(({ links }) => links.map(({ href }) => href))
  const own = ways.filter((href) => href.startsWith('/'))
  expect(own.length).toBeGreaterThan(0)
  for (const path of own) expect([path, await isOffered(path)]).toEqual([path, true])
  expect(await isOffered('/faqs')).toBe(false)
})
