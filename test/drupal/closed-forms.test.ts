/** Webforms that visitors may not send now: the site does not offer them, and offers them again once they are open. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { exportFrom, startFilledDrupal } from '#test/support/drupal/filled-drupal.ts'
import type { Resource } from '#test/support/drupal/held/resource.ts'
import type { Drupal } from '#test/support/drupal/server.ts'
import { revisionsIn, sourceOf } from '#test/support/drupal/source-of.ts'
import { diff, exported, noChange, snapshotCopy } from './exported.ts'

const form = 'international-screens-subscribe'
const node = `node--webform/${form}-node`

let drupal: Drupal
let open: Resource
beforeAll(async () => {
  drupal = await startFilledDrupal()
  open = drupal.site.get(node)
})
afterAll(() => drupal.close())
afterEach(() => drupal.site.put(open))

/** What the field of the node says of its webform. */
function say(meta: Readonly<Record<string, string>>): void {
  const data = open.relationships['webform']?.data
  if (!data || !('id' in data)) throw new Error('The node has no webform.')
  const webform = { data: { ...data, meta: { ...data.meta, ...meta } } }
  const now = drupal.site.get(node)
  drupal.site.put({ ...now, relationships: { ...now.relationships, webform } })
}

it('leaves the section that shows a closed form out, tells it, and brings it back once the form is open', async () => {
  say({ status: 'closed' })
  const folder = snapshotCopy(exported.folder)
  const closed = await exportFrom(drupal, folder)
  expect(closed.code, closed.printed).toBe(0)
  expect(closed.problems).toContainEqual(
    expect.objectContaining({ severity: 'notice', message: expect.stringContaining('"form" is left out') }),
  )
  const { added, removed, changed, lines } = diff(exported.folder, folder)
  expect({ added, removed, changed }).toEqual({
    added: [],
    removed: [`entries/form/${form}.mdx`],
    changed: ['entries/basicPage/international-screens.mdx'],
  })
  expect(lines['entries/basicPage/international-screens.mdx']).toContainEqual(expect.stringContaining(`form/${form}`))
  drupal.site.put(open)
  expect(await exportFrom(drupal, folder)).toMatchObject({ code: 0 })
  expect(diff(exported.folder, folder)).toMatchObject(noChange)
})

it('brings the section of a form back once its node is published again', async () => {
  const folder = snapshotCopy(exported.folder)
  drupal.site.save(node, { status: false })
  expect(await exportFrom(drupal, folder)).toMatchObject({ code: 0 })
  expect(diff(exported.folder, folder)).toMatchObject({
    added: [],
    removed: [`entries/form/${form}.mdx`],
    changed: ['entries/basicPage/international-screens.mdx'],
  })
  drupal.site.put(open)
  expect(await exportFrom(drupal, folder)).toMatchObject({ code: 0 })
  expect(diff(exported.folder, folder)).toMatchObject(noChange)
  expect(await exportFrom(drupal, folder, { args: ['--full'] })).toMatchObject({ code: 0 })
  expect(diff(exported.folder, folder)).toMatchObject(noChange)
})

it('leaves a file out, too, that only the text of a closed form shows', async () => {
  const { attributes, ...file } = drupal.site.get('file--file/food-kopi-latte-file')
  drupal.site.put({ ...file, id: 'of-a-form', attributes: { ...attributes, drupal_internal__fid: 9002 } })
  const value = '<img data-entity-type="file" data-entity-uuid="of-a-form" alt="A row of seats.">'
  drupal.site.save(node, { field_rules: { value, format: 'full_html' } })
  const isThere = async () => (await revisionsIn(await sourceOf(drupal), 'file')).has('of-a-form')
  expect(await isThere()).toBe(true)
  say({ status: 'closed' })
  expect(await isThere()).toBe(false)
  drupal.site.remove('file--file/of-a-form')
})

const before = { open: '2026-11-24T09:00:00+08:00' }
const within = { open: '2026-11-01T09:00:00', close: '2026-11-23T20:00:01+08:00' }
const after = { open: '', close: '2026-11-23T20:00:00' }

it.each([
  ['open', {}, true],
  ['closed', {}, false],
  ['scheduled', before, false],
  ['scheduled', within, true],
  ['scheduled', after, false],
  ['scheduled', {}, true],
])('%s %j: offered is %s', async (status, times, isOffered) => {
  say({ status, ...times })
  const source = await sourceOf(drupal, { now: () => new Date('2026-11-23T20:00:00+08:00') })
  expect((await revisionsIn(source, 'form')).has(form)).toBe(isOffered)
})

it('is closed, too, where the webform itself is and the role may see its settings', async () => {
  const attributes = { drupal_internal__id: form.replaceAll('-', '_'), status: 'closed', open: null, close: null }
  const resource = { type: 'webform--webform', id: `${form}-webform`, attributes, relationships: {} }
  drupal.site.bundles.add(resource.type)
  drupal.site.put(resource)
  const source = await sourceOf(drupal)
  expect((await revisionsIn(source, 'form')).has(form)).toBe(false)
  drupal.site.withheld.add(resource.type)
  expect((await revisionsIn(source, 'form')).has(form)).toBe(true)
  drupal.site.withheld.clear()
  drupal.site.remove(`${resource.type}/${resource.id}`)
  drupal.site.bundles.delete(resource.type)
})
