/** What editors place on a page is shown by each template, as they may choose any for it. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Entry } from '#content/schema/entry-types.ts'
import { pageTemplates } from '#content/schema/types/page.ts'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { repository } from '#test/support/repository.ts'
import { ShownSite } from '#test/support/site/shown-site.ts'

const { entries: read } = await loadSnapshot(join(repository, 'content'))
const entries = new Map([...read].map(([key, { entry }]) => [key, entry]))

type Template = keyof typeof pageTemplates
const templates = Object.keys(pageTemplates) as Template[]

interface Part {
  readonly value: Partial<Entry<'basicPage'>>
  /** What the page has then. */
  readonly html: string
  /** Templates that do without, and why. */
  readonly not?: Partial<Record<Template, string>>
}

const forSenders = 'Thanks only those who have sent a form.'
const ownLinks = 'Has the ways on that it needs.'

const parts: Record<string, Part> = {
  summary: {
    value: { summary: 'In a few words.' },
    html: '>In a few words.<',
    not: { 'thank-you': forSenders },
  },
  text: { value: { body: 'In many words.\n' }, html: '<p>In many words.</p>', not: { 'thank-you': forSenders } },
  button: {
    value: { hero: { link: { label: 'Press this', to: '/movies' } } },
    html: 'Press this',
    not: { home: 'Its slides have buttons.', 'not-found': ownLinks, 'thank-you': forSenders },
  },
  form: { value: { form: 'form/international-screens-subscribe' }, html: 'name="email"' },
  section: { value: { sections: [{ type: 'quote', text: 'In other words.' }] }, html: 'In other words.' },
}

/** A page of the template with a part, as `<main>` is rendered. */
async function mainWith(template: Template, value: Part['value']): Promise<string> {
  const [key, entry] = [...entries].find(([, entry]) => entry.type === 'basicPage' && entry.template === template) ?? []
  if (!key || entry?.type !== 'basicPage') throw new Error(`No page of the sample has the template ${template}`)
  const { form: _, ...rest } = entry
  const site = new ShownSite(new Map(entries).set(key, { ...rest, ...value }))
  const page = site.pages().find((page) => page.entry === key)
  if (!page) throw new Error(`${key} has no page`)
  return /<main[\s\S]*<\/main>/.exec(await site.html(page))?.[0] ?? ''
}

it.each(Object.entries(parts))(
  'shows the %s of a page, whatever its template is',
  async (_, { value, html, not = {} }) => {
    const without: string[] = []
    for (const template of templates) if (!(await mainWith(template, value)).includes(html)) without.push(template)
    expect(without).toEqual(templates.filter((template) => template in not))
  },
)
