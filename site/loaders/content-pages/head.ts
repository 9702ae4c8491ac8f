/** From what a page is about to what stands in its head. */
import { type ProseTree, textOf } from '#content/format/prose-tree.ts'
import { shorten } from '#content/format/shorten.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { optional } from '#site/loaders/source/links.ts'
import { settingsOf } from '#site/loaders/source/settings.ts'
import type { Target } from '#site/loaders/source/site-pages.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Head } from '#site/shared/head.ts'
import { sharePictureUrl } from '#site/shared/picture.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'

interface Facts {
  readonly target: Target
  readonly title: string
  /** Stands behind the title, where another page may bear the same one. */
  readonly qualifier?: string | undefined
  /** The first that says something is taken, and the next ones while it is short. */
  readonly descriptions: readonly (string | undefined)[]
  /** `file/<id>` */
  readonly image?: string | undefined
  readonly seo?: Entry<'basicPage'>['seo']
  readonly canonical?: string | undefined
  readonly noIndex?: boolean
  readonly kind?: Head['kind']
  readonly published?: string | undefined
}

/** What results of searches show of a title. */
const longestTitle = 65

export function headOf(source: Source, facts: Facts): Head {
  const { siteName, shareImage, description } = settingsOf(source)
  const { target, qualifier, seo } = facts
  const title = seo?.title ?? (qualifier ? `${facts.title} · ${qualifier}` : facts.title)
  const named = `${title} | ${siteName}`
  const picture = source.picture(seo?.image ?? facts.image ?? shareImage)
  return {
    title: title.includes(siteName) || named.length > longestTitle ? title : named,
    description: descriptionOf([seo?.description, ...facts.descriptions, description]),
    canonical: facts.canonical ?? target.path,
    ...(facts.noIndex || source.config.noIndex ? { noIndex: true } : {}),
    image: sharePictureUrl(picture),
    imageAlt: picture.alt,
    ...optional('kind', facts.kind),
    ...optional('published', facts.published),
    breadcrumbs: breadcrumbsOf(source, target, facts.title),
  }
}

/** The first paragraph of prose. */
export function firstParagraph(tree: ProseTree): string {
  const paragraph = tree.find((node) => typeof node !== 'string' && node[0] === 'p')
  return paragraph ? textOf(paragraph).replaceAll(/\s+/g, ' ') : ''
}

/** What results of searches show of a description, at least and at most. */
const shortest = 70
const longest = 160

function descriptionOf(texts: readonly (string | undefined)[]): string {
  let said = ''
  for (const text of texts) {
    const line = (text ?? '').replaceAll(/\s+/g, ' ').trim()
    if (said.length >= shortest) break
    if (line && !said.includes(line)) said = said ? `${asSentence(said)} ${line}` : line
  }
  return shorten(said, longest)
}

const asSentence = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`)
