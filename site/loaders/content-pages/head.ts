/** The head of a page, from what the page is about. */
import { type ProseTree, textOf } from '#content/format/prose/prose-tree.ts'
import { shorten } from '#content/format/shorten.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import { settingsOf } from '#site/loaders/source/settings.ts'
import type { SitePage } from '#site/loaders/source/site-pages.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { type Head, withSiteName } from '#site/shared/head.ts'
import { sharePictureUrl } from '#site/shared/picture.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'

interface HeadOptions {
  readonly sitePage: SitePage
  readonly title: string
  /** Follows the title where another page may have the same one. */
  readonly qualifier?: string | undefined
  /** The first non-empty text is used; the next are appended while the description is too short. */
  readonly descriptions: readonly (string | undefined)[]
  /** `file/<id>` */
  readonly image?: string | undefined
  readonly seo?: Entry<'basicPage'>['seo']
  readonly canonical?: string | undefined
  readonly noIndex?: boolean
  readonly kind?: Head['kind']
  readonly published?: string | undefined
}

/** Letters that search results show of a title. */
const maxTitle = 65

export function headOf(source: Source, options: HeadOptions): Head {
  const { siteName, shareImage, description } = settingsOf(source)
  const { sitePage, qualifier, seo } = options
  const title = seo?.title ?? (qualifier ? `${options.title} · ${qualifier}` : options.title)
  const complete = withSiteName(title, siteName)
  const picture = source.picture(seo?.image ?? options.image ?? shareImage)
  return {
    title: title.includes(siteName) || complete.length > maxTitle ? title : complete,
    description: descriptionOf([seo?.description, ...options.descriptions, description]),
    canonical: options.canonical ?? sitePage.path,
    ...(options.noIndex || source.config.noIndex ? { noIndex: true } : {}),
    image: sharePictureUrl(picture),
    imageAlt: picture.alt,
    ...ifPresent('kind', options.kind),
    ...ifPresent('published', options.published),
    breadcrumbs: breadcrumbsOf(source, sitePage, options.title),
  }
}

/** The first paragraph of prose. */
export function firstParagraph(tree: ProseTree): string {
  const paragraph = tree.find((node) => typeof node !== 'string' && node[0] === 'p')
  return paragraph ? textOf(paragraph).replaceAll(/\s+/g, ' ') : ''
}

/** Letters that search results show of a description. */
const minDescription = 70
const maxDescription = 160

function descriptionOf(texts: readonly (string | undefined)[]): string {
  let description = ''
  for (const text of texts) {
    const line = (text ?? '').replaceAll(/\s+/g, ' ').trim()
    if (description.length >= minDescription) break
    if (line && !description.includes(line)) description = description ? `${asSentence(description)} ${line}` : line
  }
  return shorten(description, maxDescription)
}

const asSentence = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`)
