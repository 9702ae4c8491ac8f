/** Converts Drupal's values of each kind to the schema's form. */
import * as z from 'zod'
import { cleanLine, cleanLines } from '#content/schema/clean-text.ts'
import { entryKey } from '#content/schema/entry-key.ts'
import { dayInMalaysia, instantIn, utcInstant } from '#content/schema/time-zone.ts'
import type { ProseContext } from '../../rich-text/context.ts'
import { drupalUrl } from '../../rich-text/html/link.ts'
import { htmlToText } from '../../rich-text/html/plain-text/html-to-text.ts'
import { htmlToMdast } from '../../rich-text/html-to-mdast.ts'
import { printProse } from '../../rich-text/print-prose.ts'
import { type FieldReaders, published, type ReadContext, type SourceRow, type SourceValues } from '../source.ts'
import { webformName } from './entity-index.ts'
import { type Identifier, identifier, noTarget } from './json-api/json-api.ts'
import { linkAddress } from './link-address.ts'
import { linksOfSite } from './links-of-site.ts'
import type { Site } from './site.ts'

const formatted = z.object({ value: z.string() })

export function drupalReaders(site: Site): FieldReaders {
  const keyIn = (value: unknown, context: ReadContext): string | undefined => {
    // What the table says in place of Drupal.
    if (typeof value === 'string') return published(value, context)
    const target = identifier.safeParse(value)
    if (target.success) return keyOfTarget(target.data, site, context)
    context.report({ severity: 'blocks', message: 'is not a reference as we know it', hint: askDescribe })
    return undefined
  }
  return {
    text: (value, _, context) => textOr(value, cleanLine, linksOfSite(site, context)),
    multilineText: (value, _, context) => textOr(value, cleanLines, linksOfSite(site, context)),
    textList: (value, _, context) =>
      severalOf(value).map((item) => textOr(item, cleanLine, linksOfSite(site, context))),
    number: (value) => (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value),
    boolean: (value) => (value === '1' || value === 1 ? true : value === '0' || value === 0 ? false : value),
    select: (value) => (typeof value === 'number' ? String(value) : value || undefined),
    multiSelect: severalOf,
    day: (value) => (typeof value === 'string' ? dayOf(value) : value),
    time: (value, _, context) =>
      typeof value === 'number' ? timeOfDay(value) : textOr(value, hoursAndMinutes, linksOfSite(site, context)),
    instant: (value) => (typeof value === 'string' ? instantOf(value) : value),
    reference: (value, _, context) => keyIn(Array.isArray(value) ? value[0] : value, context),
    references: (value, _, context) => severalOf(value).flatMap((item) => keyIn(item, context) ?? []),
    link: (value, _, context) => linkOf(value, site, context),
    prose: (value, _, context) => {
      const text = formatted.safeParse(value)
      const html = text.success ? text.data.value : value
      if (typeof html !== 'string' || html === '') return undefined
      return printProse(htmlToMdast(html, linksOfSite(site, context)), context.report)
    },
    rows: (value) => severalOf(value).map(rowOf),
  }
}

/** A row of an entry that stands in the table has its values in itself. */
function rowOf(given: unknown): SourceRow {
  const row = given as SourceRow | (SourceValues & { readonly type?: string })
  if ('values' in row && typeof row.values === 'object') return row as SourceRow
  const { type, ...values } = row as SourceValues
  return { values, ...(typeof type === 'string' ? { block: type } : {}) }
}

const askDescribe = 'Map the field to another one: `npm run export -- --describe` lists what there is.'

const severalOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** A plain text is what was typed; a formatted one is HTML. Undefined for an empty one. */
function textOr(value: unknown, clean: (text: string) => string, context: ProseContext): unknown {
  const html = formatted.safeParse(value)
  const text = html.success ? htmlToText(html.data.value, context) : value
  if (typeof text !== 'string' && typeof text !== 'number') return text
  return clean(String(text)) || undefined
}

const hoursAndMinutes = (text: string): string => cleanLine(text).replace(/^(\d\d:\d\d):\d\d$/, '$1')

/** Time Field counts seconds from midnight. */
function timeOfDay(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** The day of a date; of one with a time, the day that it is in Malaysia. */
function dayOf(text: string): string | undefined {
  const instant = text.includes('T') ? instantOf(text) : undefined
  return instant && !Number.isNaN(Date.parse(instant)) ? dayInMalaysia(instant) : text || undefined
}

function instantOf(text: string): string | undefined {
  if (text === '') return undefined
  // Without a zone Drupal keeps UTC.
  const instant = instantIn(text, 'Z')
  return Number.isNaN(instant.getTime()) ? text : utcInstant(instant)
}

function keyOfTarget(target: Identifier, site: Site, context: ReadContext): string | undefined {
  const known = site.book.target(target)
  if (known) return published(entryKey(known), context)
  if (noTarget.has(target.id)) {
    if (target.id !== 'virtual')
      context.report({
        severity: 'notice',
        message: 'refers to something that is deleted',
        hint: 'The reference is left out. Remove it in Drupal.',
      })
    return undefined
  }
  // The node of a form is not handed out while it is unpublished, and only its webform's machine name says which one it was.
  const name = webformName(target)
  return published(name === undefined ? `${target.type}:${target.id}` : `webform:${name}`, context)
}

function linkOf(value: unknown, site: Site, context: ReadContext): string | undefined {
  const link = linkAddress(value)
  if (!link) return undefined
  const { title } = value as { readonly title?: unknown }
  const words = typeof title === 'string' && title !== '' ? title : link.address
  return drupalUrl(link.address, words, linksOfSite(site, context, link.resolved))
}
