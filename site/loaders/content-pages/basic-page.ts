/** The data of every basic page, to which its template adds. */

import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import type { Section } from '#content/schema/sections.ts'
import { formatDay, type TimeLabel } from '#site/loaders/format/dates.ts'
import { withWholeFigures } from '#site/loaders/format/whole-figures.ts'
import { type Banner, bannersOn } from '#site/loaders/layout/banners.ts'
import type { Loader } from '#site/loaders/loader.ts'
import { ifPresent, linkOf } from '#site/loaders/source/links.ts'
import type { SitePage } from '#site/loaders/source/site-pages.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Head } from '#site/shared/head.ts'
import type { Link } from '#site/shared/layout.ts'
import type { Picture } from '#site/shared/picture.ts'
import { hallHire } from './cinemas/hall-hire.ts'
import { type FormView, formOf } from './forms/form.ts'
import type { MailFormView } from './forms/mail-form.ts'
import { firstParagraph, headOf } from './head.ts'
import { withoutRepeatedKicker } from './kicker.ts'
import { type SectionView, sectionsOf } from './sections.ts'

export interface BasicPage {
  readonly title: string
  /** Language of the text, where it is not English. */
  readonly language?: string
  readonly kicker?: string
  readonly summary?: string
  readonly hero?: Picture
  /** Banners that are placed on the page. */
  readonly banners?: readonly [Banner, ...Banner[]]
  readonly link?: Link
  readonly updated?: TimeLabel
  readonly body?: ProseTree
  readonly sections: readonly SectionView[]
  /** The form, where the template shows it beside the text; else it is a section. */
  readonly form?: FormView | MailFormView
}

const basicEntry = (source: Source, { entry }: SitePage): Entry<'basicPage'> => source.entry('basicPage', entry)

function toBasicPage(source: Source, page: Entry<'basicPage'>, body: ProseTree | undefined): BasicPage {
  const [firstBanner, ...banners] = bannersOn(source, page)
  return {
    title: page.title,
    ...(page.language === 'en' ? {} : { language: page.language }),
    ...ifPresent('kicker', page.hero?.kicker),
    ...ifPresent('summary', withWholeFigures(page.summary)),
    ...ifPresent('hero', page.hero?.image && source.picture(page.hero.image)),
    ...(firstBanner ? { banners: [firstBanner, ...banners] } : {}),
    ...ifPresent('link', linkOf(source, page.hero?.link)),
    ...ifPresent('updated', page.updated && formatDay(page.updated)),
    ...ifPresent('body', body),
    ...(areBesideText.has(page.template) && page.form
      ? { sections: sectionsOf(source, page.sections), form: formOf(source, page.form) }
      : { sections: sectionsOf(source, withForm(page)) }),
  }
}

/** Templates that show the form beside the text. */
const areBesideText: ReadonlySet<Entry<'basicPage'>['template']> = new Set(['form', 'story'])

/** The sections, of which the form is the last on all other templates. */
const withForm = ({ sections, form }: Entry<'basicPage'>): readonly Section[] =>
  form === undefined ? sections : [...sections, { type: 'form', form }]

const formsOn = ({ form, sections }: BasicPage): (FormView | MailFormView)[] => [
  ...(form ? [form] : []),
  ...sections.flatMap((section) => (section.type === 'form' ? [section.props.form] : [])),
]

function basicHead(source: Source, sitePage: SitePage, page: Entry<'basicPage'>, body: ProseTree | undefined): Head {
  return headOf(source, {
    sitePage,
    title: page.title,
    descriptions: [page.summary, body && firstParagraph(body)],
    image: page.hero?.image,
    seo: page.seo,
    canonical: page.canonical,
    noIndex: page.noIndex,
  })
}

/** What is on the page at once. */
type Shown<More> = More extends unknown ? Omit<More, 'rest'> : never

/**
 * Creates the loader of a page template: the basic page and the template's own data, of which `rest` is shown on demand.
 * @param jsonLd creates the page's JSON-LD from that data.
 * @param usualSections of a page that has none of its own.
 */
export function basicPageLoader<More extends object>(
  more: (source: Source, page: Entry<'basicPage'>, sitePage: SitePage, body: () => ProseTree | undefined) => More,
  jsonLd: (source: Source, page: Entry<'basicPage'>, shown: Shown<More>) => readonly object[] = () => [],
  usualSections: (page: Entry<'basicPage'>) => readonly Section[] = () => [],
): Loader<{ readonly page: BasicPage } & Shown<More>> {
  return (source, sitePage) => {
    const entry = basicEntry(source, sitePage)
    const page = entry.sections.length > 0 ? entry : { ...entry, sections: [...usualSections(entry)] }
    // Once, as each call gives the headings new ids, and after what the template adds: ids of entries are their addresses.
    let resolved: ProseTree | undefined
    const body = () => (resolved ??= page.body === undefined ? undefined : source.prose(page.body))
    const { rest, ...others }: More & { readonly rest?: object } = more(source, page, sitePage, body)
    // TypeScript cannot follow what is left of a union.
    const shown = others as unknown as Shown<More>
    const head = basicHead(source, sitePage, page, body())
    const data = { page: withoutRepeatedKicker(toBasicPage(source, page, body()), head), ...shown }
    const cinemas = formsOn(data.page).some((form) => 'cinemas' in form && form.cinemas === 'in the rest of the page')
    const wholeRest = cinemas ? { ...rest, hallHire: hallHire(source) } : rest
    return { head, data, jsonLd: jsonLd(source, page, shown), ...ifPresent('rest', wholeRest) }
  }
}

/** The loader of a page that shows the entry alone. */
export const basic = basicPageLoader(() => ({}))
