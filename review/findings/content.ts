/** Rules about content that is valid and reads wrong. */
import { walkFields } from '#content/format/walk-fields.ts'
import { titleOf } from '#content/schema/entry-key.ts'
import { type Entry, entryTypes } from '#content/schema/entry-types.ts'
import { isPictureMime } from '#content/schema/media.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { entryPath } from '#content/snapshot/paths.ts'
import { linksIn } from '#review/compare/links.ts'
import type { Side } from '#review/snapshots/side.ts'
import type { RuleMatch } from './rule.ts'

type Values = Readonly<Record<string, unknown>>

function* eachEntry({ content }: Side): Generator<readonly [place: { entry: string; title: string }, entry: Entry]> {
  for (const [key, entry] of content.entries) yield [{ entry: key, title: titleOf(entry) }, entry]
}

const nothingSaid = /^(?:image|picture|photo|untitled|img|dsc|screenshot)?[\s\d_.-]*(?:\.\w{3,4})?$/i

/** The schema wants a description; here are those that say no more than the name of a file. */
export function* missingAltTexts(side: Side): Generator<RuleMatch> {
  for (const [place, entry] of eachEntry(side)) {
    if (entry.type !== 'file' || !isPictureMime(entry.mime)) continue
    const isName =
      entry.alt.toLowerCase().replaceAll(/[\s_]+/g, '-') === entry.slug || /\.(?:jpe?g|png|webp)$/i.test(entry.alt)
    if (isName || nothingSaid.test(entry.alt))
      yield { ...place, field: 'alt', message: `is described as “${entry.alt}”, which says nothing of the picture` }
  }
}

/** Fields that hold the beginning and the end of something. */
const periods = [
  ['from', 'to'],
  ['releaseDate', 'lastDay'],
  ['posted', 'closes'],
] as const

export function* endsBeforeStart(side: Side): Generator<RuleMatch> {
  for (const [place, entry] of eachEntry(side)) {
    for (const [path, values] of objectsIn(entry)) {
      for (const [first, last] of periods) {
        const [from, to] = [values[first], values[last]]
        if (isTime(from) && isTime(to) && from > to)
          yield { ...place, field: path + last, message: `ends on ${to}, before it begins on ${from}` }
      }
    }
  }
}

/** A redirect has `from` and `to` as well, which are addresses. */
const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)

/** The entry, and the rows and groups in it. */
function* objectsIn(value: unknown, path = ''): Generator<readonly [path: string, values: Values]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [path, value as Values]
  for (const [name, item] of Object.entries(value)) yield* objectsIn(item, `${path}${name}.`)
}

/** Pages of these templates have nothing but what their editor wrote. */
const writtenTemplates: ReadonlySet<string> = new Set(['basic', 'legal', 'campaign', 'event-campaign', 'production'])

export function* emptyBodies(side: Side): Generator<RuleMatch> {
  for (const [place, entry] of eachEntry(side)) {
    if (entry.type !== 'basicPage' || !writtenTemplates.has(entry.template)) continue
    if (entry.body === undefined && entry.sections.length === 0 && entry.form === undefined)
      yield { ...place, field: 'body', message: 'has a title, and nothing below it' }
  }
}

export function* duplicateTitles(side: Side): Generator<RuleMatch> {
  const first = new Map<string, string>()
  for (const [place, entry] of eachEntry(side)) {
    if (entryPath(entry) === undefined) continue
    const name = `${entry.type} ${place.title.toLowerCase()}`
    const twin = first.get(name)
    if (twin === undefined) first.set(name, place.entry)
    else yield { ...place, field: 'title', message: `${twin} has the same title` }
  }
}

/** Field that shows a picture large → the fewest pixels across that it should have there. */
const minWidths: Readonly<Record<string, number>> = {
  'movie.backdrop': 1600,
  'banner.image': 1600,
  'basicPage.hero.image': 1200,
  'movie.poster': 600,
  'internationalScreenMovie.poster': 600,
  'cinema.image': 1000,
  'promotion.image': 800,
  'experience.image': 1000,
  'event.image': 1000,
  'filmFestival.image': 1000,
  'news.image': 800,
}
/** Pixels across, of a picture in shared links. */
const minShareWidth = 1200

export function* smallPictures(side: Side): Generator<RuleMatch> {
  for (const [place, entry] of eachEntry(side)) {
    for (const { meta, value, path } of walkFields(entryTypes[entry.type].schema, entry)) {
      if (meta.kind !== 'reference' || meta.shows !== 'picture') continue
      const field = path.join('.')
      const least = field === 'seo.image' ? minShareWidth : (ownValue(minWidths, `${entry.type}.${field}`) ?? 0)
      const file = side.content.entries.get(String(value))
      if (file?.type === 'file' && file.width !== undefined && file.width < least)
        yield { ...place, field, message: `shows “${file.slug}”, ${file.width} pixels wide, where it needs ${least}` }
    }
  }
}

export function* insecureLinks(side: Side): Generator<RuleMatch> {
  for (const { entry, field, url } of linksIn(side).web)
    if (url.startsWith('http:')) yield { entry, ...titleIn(side, entry), field, message: `links to ${url}` }
}

const unfinished = /\blorem ipsum\b|\bTODO\b|\bFIXME\b|\bXXX+\b/u
const unfinishedTitle = /\blorem\b|\bTODO\b|\bdraft\b|^copy of\b|\(copy\)|\btest\b/iu

/** The CMS hands out only what is published; these were published too early. */
export function* drafts(side: Side): Generator<RuleMatch> {
  for (const [place, entry] of eachEntry(side)) {
    for (const { meta, value, path } of walkFields(entryTypes[entry.type].schema, entry)) {
      if (!['text', 'multilineText', 'prose', 'textList'].includes(meta.kind)) continue
      const field = path.join('.')
      const [found] = (field === 'title' ? unfinishedTitle : unfinished).exec(String(value)) ?? []
      if (found) yield { ...place, field, message: `has the words “${found}”, as if it were unfinished` }
    }
  }
}

export const titleIn = ({ content }: Side, key: string): { title?: string } => {
  const entry = content.entries.get(key)
  return entry ? { title: titleOf(entry) } : {}
}
