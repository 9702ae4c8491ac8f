/** Groups of fields that entries of several types share. */
import * as z from 'zod'
import { type FieldHelp, field } from './field.ts'
import {
  entryId,
  group,
  image,
  linkTarget,
  list,
  media,
  multilineText,
  number,
  select,
  slug,
  text,
} from './field-kinds.ts'
import { languages } from './languages.ts'
import { ownValue } from './own-value.ts'
import { maxTicketingIdLength, ticketingIdPattern } from './slug.ts'

/** Words and picture for search engines and shared links, where these must differ from the page itself. */
export const seo = () =>
  group(
    {
      title: text({ max: 70, help: 'Only where the page title reads badly in search results.' }).optional(),
      description: multilineText({
        max: 200,
        help: 'One or two sentences for search results and shared links.',
      }).optional(),
      image: image({ help: 'For shared links; at least 1200 × 630.' }).optional(),
    },
    { label: 'Search and sharing' },
  )

type Shape = z.ZodRawShape

const typeName = <N extends string>(name: N) => field(z.literal(name), { kind: 'fixed' })

/** An entry with the common fields; named by its slug. */
export const entryWithPage = <N extends string, T extends Shape>(type: N, shape: T, title: FieldHelp = {}) =>
  z.strictObject({
    type: typeName(type),
    id: entryId(),
    slug: slug(),
    title: text(title),
    ...shape,
    seo: seo().optional(),
  })

/** An entry that has no page of its own, hence nothing for search engines. */
export const entryWithoutPage = <N extends string, T extends Shape>(type: N, shape: T, title: FieldHelp = {}) =>
  z.strictObject({ type: typeName(type), id: entryId(), slug: slug(), title: text(title), ...shape })

/** A link with its words. */
export const link = (options: FieldHelp = {}) =>
  group({ label: text({ max: 60 }), to: linkTarget({ label: 'Leads to' }) }, options)

export const links = (options: FieldHelp = {}) =>
  list({ label: text({ max: 60 }), to: linkTarget({ label: 'Leads to' }) }, options)

/** Checks that just one of two fields says what is shown: with neither there is nothing, and with both one would be dropped. */
export const eitherOr =
  (one: string, other: string) =>
  ({ value, issues }: z.core.ParsePayload<Readonly<Record<string, unknown>>>) => {
    const [hasOne, hasOther] = [one, other].map((name) => [ownValue(value, name) ?? []].flat().length > 0)
    if (hasOne !== hasOther) return
    const message = hasOne
      ? `is given beside "${one}", which is shown instead: empty one of the two`
      : `is empty, and so is "${one}": fill in one of the two, as there is nothing to show`
    issues.push({ code: 'custom', input: value, path: [other], message })
  }

/** A moving picture: a file of our own, or one on a video platform that is asked only when the visitor presses play. */
export const video = (options: FieldHelp = {}) =>
  group(
    {
      title: text({ help: 'Read aloud by screen readers, and shown under the video.' }),
      poster: image({ help: 'Shown until the visitor presses play.' }),
      file: media('video', { label: 'Video file' }).optional(),
      captions: list(
        { file: media('captions', { label: 'Captions file', help: 'WebVTT.' }), language: select(languages) },
        { help: 'Of the video file: what is said and heard, for people who cannot hear it.' },
      ),
      platformId: text({ max: 20, pattern: /^[\w-]+$/, label: 'Video id on the platform' }).optional(),
    },
    options,
  ).check(eitherOr('file', 'platformId'))

/** The id that the ticketing service gives the film or the cinema: tickets are sold, and times found, by it. */
export const ticketingIdField = () =>
  text({ max: maxTicketingIdLength, pattern: ticketingIdPattern, label: 'Ticketing id' })

export const geo = () =>
  group(
    {
      latitude: number({ min: -90, max: 90, unit: '°' }),
      longitude: number({ min: -180, max: 180, unit: '°' }),
    },
    { label: 'Position on the map' },
  )
