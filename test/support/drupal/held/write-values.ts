/** Puts the values of an entry where the mapping says that Drupal has them: the exporter's reading, backwards. */
import { parseMdx } from '#content/format/prose/mdx.ts'
import type { FieldMeta } from '#content/schema/field.ts'
import { classifyLink } from '#content/schema/link.ts'
import type { FieldPlan, FieldPlans, ValuePlan } from '#exporter/sources/drupal/mapping/plan.ts'
import { mdastToHtml } from '../text/mdast-to-html.ts'
import { escaped } from '../text/words-to-html.ts'
import type { Identities } from './identities.ts'
import type { Identifier, Linkage } from './resource.ts'

type Values = Readonly<Record<string, unknown>>

export interface Draft {
  readonly attributes: Record<string, unknown>
  readonly relationships: Record<string, { data: Linkage }>
}

export interface Writing {
  readonly identities: Identities
  /** Keeps a paragraph, and says how its parent refers to it. */
  readonly addParagraph: (type: string, place: string, plans: FieldPlans, values: Values) => Identifier
  /** Of the values within the entry, by which paragraphs are called. */
  readonly place?: string
}

export function writeValues(plans: FieldPlans, values: Values, draft: Draft, writing: Writing): void {
  for (const [name, plan] of Object.entries(plans)) {
    const place = writing.place === undefined ? name : `${writing.place}-${name}`
    writeField(plan, values[name], draft, { ...writing, place })
  }
}

function writeField(
  plan: FieldPlan,
  value: unknown,
  draft: Draft,
  writing: Writing & Required<Pick<Writing, 'place'>>,
): void {
  switch (plan.kind) {
    case 'value':
      writeValue(plan, value, draft, writing)
      return
    case 'group':
      writeValues(plan.fields, (value ?? {}) as Values, draft, writing)
      return
    case 'link':
      draft.attributes[plan.path] = value === undefined ? null : linkWithWords(value as Values, writing.identities)
      return
    case 'links':
      draft.attributes[plan.path] = ((value ?? []) as Values[]).map((link) => linkWithWords(link, writing.identities))
      return
    case 'rows': {
      const rows = ((value ?? []) as Values[]).map((row, index) =>
        writing.addParagraph(plan.paragraph, `${writing.place}-${index}`, plan.fields, row),
      )
      draft.relationships[plan.path] = { data: rows }
      return
    }
    case 'blocks': {
      const blocks = ((value ?? []) as Values[]).map((block, index) => {
        const shape = plan.types[String(block['type'])]
        if (!shape) throw new Error(`The mapping has no paragraph for the section ${block['type']}.`)
        return writing.addParagraph(shape.paragraph, `${writing.place}-${index}`, shape.fields, block)
      })
      draft.relationships[plan.path] = { data: blocks }
      return
    }
    // What the mapping says in place of Drupal, and what stands in the definition of a webform.
    case 'fixed':
    case 'absent':
    case 'webform':
  }
}

function writeValue(
  { paths: [path = ''], values, meta }: ValuePlan,
  value: unknown,
  draft: Draft,
  { identities }: Writing,
): void {
  // Where an entry stands is said once, whichever of its fields asks for it.
  if (path === 'path.alias') return
  const [name = '', property] = path.split('.')
  if (meta.kind === 'reference' || meta.kind === 'references') {
    const data = [(value ?? []) as string | string[]].flat().map((key) => identities.identifierOf(key))
    draft.relationships[name] = { data: meta.kind === 'reference' ? (data[0] ?? null) : data }
    return
  }
  const written = value === undefined ? emptyOf(meta) : writtenValue(path, meta, drupalValue(value, values), identities)
  if (property === undefined) draft.attributes[name] = written
  else if (path.includes('.meta.')) addToMeta(draft, name, path.split('.').at(-1) ?? '', written)
  else if (written !== null) draft.attributes[name] = withProperty(draft.attributes[name], name, property, written)
  else draft.attributes[name] ??= null
}

const emptyOf = ({ kind }: FieldMeta): unknown => (kind === 'textList' || kind === 'multiSelect' ? [] : null)

/** What Drupal says for a value of ours, where the two differ. */
function drupalValue(value: unknown, values: ValuePlan['values']): unknown {
  if (!values) return value
  const [said] = Object.entries(values).find(([, ours]) => ours === value) ?? []
  return said !== undefined && /^\d+$/u.test(said) ? Number(said) : said
}

function writtenValue(path: string, { kind }: FieldMeta, value: unknown, identities: Identities): unknown {
  switch (kind) {
    case 'prose':
      return formatted(mdastToHtml(parseMdx(String(value)), identities), path === 'body')
    case 'link':
      return link(String(value), '', identities)
    case 'number':
      // Decimals are texts, but those of a place on the map.
      return Number.isInteger(value) || path.startsWith('field_geo.') ? value : Number(value).toFixed(2)
    case 'instant':
      return inTheZoneOfTheSite(String(value))
    case 'multilineText':
      return String(value).replaceAll('\n', '\r\n')
    case 'text':
      if (path === 'description') return formatted(`<p>${escaped(String(value))}</p>`, false)
      return path === 'redirect_source.path' ? String(value).slice(1) : value
    default:
      return value
  }
}

/** `processed` is what the filters of the site make of it, with its theme around it: nothing that could be read back. */
const formatted = (value: string, hasSummary: boolean): Values => ({
  value,
  format: 'full_html',
  processed: '<div class="text-formatted">What the filters of the text format made of it.</div>',
  ...(hasSummary ? { summary: '' } : {}),
})

/** The clocks of the site are eight hours ahead. */
const inTheZoneOfTheSite = (instant: string): string =>
  new Date(Date.parse(instant) + 8 * 3_600_000).toISOString().replace(/\.\d{3}Z$/u, '+08:00')

function addToMeta({ relationships }: Draft, name: string, property: string, value: unknown): void {
  const data = relationships[name]?.data
  if (!data || !('meta' in data)) throw new Error(`There is no ${name} that ${property} could be said of.`)
  relationships[name] = { data: { ...data, meta: { ...data.meta, [property]: value } } }
}

/** Metatag keeps its texts as JSON; of others it is an object. */
function withProperty(whole: unknown, name: string, property: string, value: unknown): unknown {
  if (!name.endsWith('metatag')) return { ...(whole as object | null), [property]: value }
  return JSON.stringify({ ...(typeof whole === 'string' ? JSON.parse(whole) : {}), [property]: value })
}

const linkWithWords = ({ label, to }: Values, identities: Identities): Values =>
  link(String(to), String(label), identities)

/** As the Link field keeps it: what an editor chose, unresolved. */
function link(target: string, title: string, identities: Identities): Values {
  return { uri: uriOf(target, identities), title, options: [] }
}

function uriOf(target: string, identities: Identities): string {
  const link = classifyLink(target)
  switch (link.kind) {
    case 'reference': {
      const { plan, serial } = identities.find(`${link.type}/${link.id}`)
      return `entity:${plan.resource.split('--')[0]}/${serial}${link.hash ?? ''}`
    }
    case 'path':
    case 'hash':
      return `internal:${target}`
    case 'service':
      return `internal:/service/${link.name}`
    default:
      return target
  }
}

/** Where a link of a menu leads, resolved as linkset has it. */
export function hrefOf(target: string, identities: Identities): string {
  const link = classifyLink(target)
  if (link.kind === 'reference') return `${identities.find(`${link.type}/${link.id}`).alias}${link.hash ?? ''}`
  return link.kind === 'service' ? `/service/${link.name}` : target
}
