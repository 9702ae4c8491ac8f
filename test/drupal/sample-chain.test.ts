/** The sample chain in a Drupal that follows the conventions: each entry is there once, whoever asks page by page. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resolveMapping } from '#exporter/sources/drupal/mapping/resolve-mapping.ts'
import { readContent } from '#test/support/cms/src/seed/read-content.ts'
import { siteOfContent } from '#test/support/drupal/held/site-of-content.ts'
import { type Drupal, startDrupal } from '#test/support/drupal/server.ts'

let drupal: Drupal
beforeAll(async () => {
  drupal = await startDrupal(await siteOfContent('content'))
})
afterAll(() => drupal.close())

interface Page {
  readonly data: readonly { readonly id: string }[]
  readonly links: { readonly next?: { readonly href: string } }
}

async function idsOf(resource: string): Promise<string[]> {
  const ids: string[] = []
  let next: string | undefined = `${drupal.origin}/jsonapi/${resource.replace('--', '/')}?page[limit]=50`
  while (next !== undefined) {
    const { data, links } = (await (await fetch(next)).json()) as Page
    expect(data.length).toBeLessThanOrEqual(50)
    ids.push(...data.map(({ id }) => id))
    next = links.next?.href
  }
  return ids
}

it('hands out what the content folder holds', async () => {
  const entries = await readContent('content')
  for (const [type, plans] of resolveMapping({}).types) {
    const ids = (await Promise.all(plans.map(({ resource }) => idsOf(resource)))).flat()
    const held = entries.flatMap(({ entry }) => (entry.type === type ? [entry.id] : []))
    expect(ids.map((id) => (type === 'form' ? id.replace(/-node$/u, '') : id)).sort(), type).toEqual(held.sort())
  }
  const menus = entries.flatMap(({ entry }) => (entry.type === 'menu' ? [entry.id] : []))
  for (const menu of menus) expect((await fetch(`${drupal.origin}/system/menu/${menu}/linkset`)).status).toBe(200)
})
