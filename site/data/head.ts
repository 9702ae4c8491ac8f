/** What stands in the head of a page. */
import type { Entry } from '#content/schema/entry-types.ts'
import { type Tree, textOf } from '../mdx/tree.ts'
import { pictureUrl } from '../ui/picture/picture-data.ts'
import { settingsOf } from './settings.ts'
import type { Source } from './source.ts'

export interface Head {
  readonly title: string
  readonly description: string
  /** The path of the page's true address. */
  readonly canonical: string
  readonly noIndex?: true
  /** The path of the picture for shared links. */
  readonly image: string
}

interface Facts {
  readonly path: string
  readonly title: string
  /** The first that says something is taken. */
  readonly descriptions: readonly (string | undefined)[]
  /** `file/<id>` */
  readonly image?: string | undefined
  readonly seo?: Entry<'basicPage'>['seo']
  readonly canonical?: string | undefined
  readonly noIndex?: boolean
}

const longest = 200

export function headOf(source: Source, facts: Facts): Head {
  const { siteName, shareImage, description } = settingsOf(source)
  const title = facts.seo?.title ?? facts.title
  const text = [facts.seo?.description, ...facts.descriptions].find((text) => text !== undefined && text.trim() !== '')
  return {
    title: title.includes(siteName) ? title : `${title} | ${siteName}`,
    description: shorten(text ?? description),
    canonical: facts.canonical ?? facts.path,
    ...(facts.noIndex || source.config.noIndex ? { noIndex: true } : {}),
    image: pictureUrl(source.picture(facts.seo?.image ?? facts.image ?? shareImage), shareWidth, 'jpg'),
  }
}

const shareWidth = 1200

/** The first paragraph of prose. */
export function firstParagraph(tree: Tree): string {
  const paragraph = tree.find((node) => typeof node !== 'string' && node[0] === 'p')
  return paragraph ? textOf(paragraph).replaceAll(/\s+/g, ' ') : ''
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  return `${line.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`
}
