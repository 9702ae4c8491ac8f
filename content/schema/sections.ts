/** The sections (the CMS calls them paragraphs) that pages are built from. */
import * as z from 'zod'
import { eitherOr, link, links, video } from './common.ts'
import { field } from './field.ts'
import {
  boolean,
  image,
  images,
  instant,
  linkTarget,
  list,
  multilineText,
  prose,
  reference,
  references,
  select,
  text,
  textList,
} from './field-kinds.ts'
import { cinemaBrands } from './types/cinema.ts'
import { movieTabs } from './types/movie.ts'
import { promotionBrands } from './types/offer.ts'

const heading = () => text({ max: 120 }).optional()

const section = <N extends string, T extends z.ZodRawShape>(type: N, shape: T) =>
  z.strictObject({ type: field(z.literal(type), { kind: 'fixed' }), heading: heading(), ...shape })

export const sections = z.discriminatedUnion('type', [
  section('text', { body: prose() }),
  section('gallery', { images: images({ min: 1 }), layout: select({ grid: 'Grid', rail: 'Rail' }) }),
  section('video', { video: video() }),
  section('image', {
    image: image(),
    caption: text({ max: 300 }).optional(),
    width: select({ text: 'As wide as the text', wide: 'Wide', full: 'Edge to edge' }),
  }),
  section('callToAction', {
    text: multilineText({ max: 300 }).optional(),
    link: link(),
    image: image().optional(),
    tone: select({ primary: 'Loud', quiet: 'Quiet' }),
  }),
  section('accordion', { items: list({ title: text(), body: prose() }, { min: 1 }) }),
  section('table', {
    caption: text().optional(),
    headerColumn: boolean({ label: 'First column is a header' }),
    columns: textList({ min: 1 }),
    rows: list({ cells: textList({ min: 1 }) }, { min: 1 }),
  }).check(({ value: { columns, rows }, issues }) => {
    for (const [index, { cells }] of rows.entries()) {
      if (cells.length === columns.length) continue
      const message = `must have a cell for each of the ${columns.length} columns, and has ${cells.length}`
      issues.push({ code: 'custom', input: cells, path: ['rows', index, 'cells'], message })
    }
  }),
  section('cards', {
    items: list(
      {
        title: text({ max: 100 }),
        text: multilineText({ max: 400 }).optional(),
        image: image().optional(),
        link: linkTarget().optional(),
      },
      { min: 1 },
    ),
  }),
  section('quote', {
    text: multilineText({ max: 600 }),
    author: text({ max: 100 }).optional(),
    role: text({ max: 100 }).optional(),
  }),
  section('countdown', { until: instant(), done: text({ help: 'Shown when the time has come.' }) }),
  section('form', { form: reference('form') }),
  section('embed', {
    title: text(),
    address: linkTarget(),
    aspect: select({ '16:9': '16:9', '4:3': '4:3', '1:1': 'Square' }),
  }),
  section('movieRail', {
    tab: select(movieTabs, { help: 'Either a tab …' }).optional(),
    movies: references('movie', { help: '… or these films.' }),
  }).check(eitherOr('tab', 'movies')),
  section('promotionRail', {
    brand: select(promotionBrands, { help: 'Either the running promotions of a brand …' }).optional(),
    promotions: references('promotion', { help: '… or these.' }),
  }).check(eitherOr('brand', 'promotions')),
  section('cinemaList', {
    brand: select(cinemaBrands, { help: 'Either all of a brand …' }).optional(),
    cinemas: references('cinema', { help: '… or these.' }),
  }).check(eitherOr('brand', 'cinemas')),
  section('tonight', {}),
  section('filmFeature', {
    movie: reference('movie'),
    text: multilineText({ max: 300, help: 'Instead of the film’s tagline.' }).optional(),
  }),
  section('filmLists', {}),
  section('promotionFeature', {
    promotion: reference('promotion', { help: 'While it runs; without one, the newest.' }).optional(),
  }),
  section('experiencePanels', {
    experiences: references('experience', { help: 'Three to five. Leave empty for the first four.' }),
  }),
  section('cinemaMap', { text: multilineText({ max: 300 }).optional() }),
  section('newsFeature', { news: reference('news', { help: 'Leave empty for the latest.' }).optional() }),
  section('schedule', {
    rows: list(
      {
        start: instant(),
        title: text(),
        venue: text().optional(),
        text: multilineText({ max: 300 }).optional(),
        link: linkTarget().optional(),
      },
      { min: 1 },
    ),
    links: links(),
  }),
])

export type Section = z.output<typeof sections>
export type SectionType = Section['type']
