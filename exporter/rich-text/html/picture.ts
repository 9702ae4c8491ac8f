/** Converts pictures and media in the text, with the captions and places that Drupal's filters give them. */
import { cleanLine, cleanText } from '#content/schema/clean-text.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { component } from '../component.ts'
import type { ProseContext } from '../context.ts'
import { internalPath } from '../link-url.ts'
import { namedEntity } from './drupal-entity.ts'
import { attribute, contextAt, hasClass, styleOf } from './node.ts'
import type { HtmlElement } from './parse-html.ts'
import type { Block } from './segment.ts'

export const isPicture = ({ name }: HtmlElement): boolean =>
  name === 'img' || name === 'drupal-media' || name === 'drupal-entity'

/** What stands around a picture. */
export interface Around {
  readonly figure?: HtmlElement
  readonly caption?: string
}

/**
 * Undefined for one that cannot be shown.
 *
 * @param caption from the figure around it; its own stands in `data-caption`, as HTML, which `readCaption` reads.
 */
export function pictureOf(
  node: HtmlElement,
  context: ProseContext,
  readCaption: (html: string) => string,
  { figure, caption = '' }: Around = {},
): Block | undefined {
  const here = contextAt(node, context)
  const shown = entityOf(node, here)
  if (!shown) return undefined
  const file = here.reference(shown.type, shown.id)
  if (file === undefined) {
    if (shown.type === 'file') reportUndescribed(node, here)
    return undefined
  }
  const own = attribute(node, 'data-caption')
  const words = own === '' ? caption : readCaption(own)
  reportAlign([node, ...(figure ? [figure] : [])], here)
  reportAlternative(node, here.description?.(shown.type, shown.id), here)
  const align = ownValue(viewModes, attribute(node, 'data-view-mode'))
  return { kind: 'block', flow: component('Figure', { file, caption: words || undefined, align }, here) }
}

/** The ways to show media that a site can offer in its editor, and what they are called here. */
const viewModes: Readonly<Record<string, 'wide' | 'full'>> = { wide: 'wide', full_width: 'full' }

/** The entity that the picture is in Drupal: media, or a file by its UUID or its path. */
function entityOf(node: HtmlElement, context: ProseContext): { type: string; id: string } | undefined {
  const named = namedEntity(node)
  const source = internalPath(attribute(node, 'src'), context.ownOrigins)
  const type = named?.type ?? (attribute(node, 'data-entity-type') || (node.name === 'img' ? 'file' : 'media'))
  if (type !== 'file' && type !== 'media') {
    const message = `A “${type}” that is embedded in the text cannot be shown`
    context.report({ message, hint: 'Write a sentence with a link to it. It is left out.' })
    return undefined
  }
  if (named) return { type, id: named.uuid }
  if (source.startsWith('/') && !source.startsWith('//')) return { type: 'file', id: source.replace(/[?#].*$/su, '') }
  const message = source === '' ? 'A picture is not chosen' : `A picture comes from elsewhere: ${excerpt(source)}`
  context.report({ message, hint: 'Choose one of the library, or remove it from the text. It is left out.' })
  return undefined
}

/** The first letters of an address, for a report. */
export const excerpt = (address: string): string => JSON.stringify(cleanText(address).slice(0, 100))

function reportAlign(nodes: readonly HtmlElement[], context: ProseContext): void {
  const side = ['left', 'right'].find((side) =>
    nodes.some(
      (node) =>
        [attribute(node, 'data-align'), attribute(node, 'align').toLowerCase(), styleOf(node, 'float')].includes(
          side,
        ) || hasClass(node, `align-${side}`),
    ),
  )
  if (side === undefined) return
  context.report({
    message: `A picture stands on the ${side} of the text`,
    hint: 'Here it stands between paragraphs, as all pictures do.',
  })
}

/** A file of which neither a medium nor a field says what it shows is described in the text, or nowhere. */
function reportUndescribed(node: HtmlElement, context: ProseContext): void {
  if (attribute(node, 'alt').trim() !== '') return
  const message = 'A picture in the text has no alternative text'
  context.report({ message, hint: 'Say in the editor what it shows, for people who cannot see it. It is left out.' })
}

/** An entry of a file has one alternative text, wherever the file is shown. @param used that one, where it is known. */
function reportAlternative(node: HtmlElement, used: string | undefined, context: ProseContext): void {
  const alt = cleanLine(attribute(node, 'alt'))
  if (alt === '' || alt === cleanLine(used ?? '') || (used === undefined && node.name === 'img')) return
  const message = `A picture has an alternative text of its own here, “${alt}”`
  const instead =
    used === undefined ? 'That of the medium is used.' : `“${cleanLine(used)}” is used, as a file has one.`
  context.report({ message, hint: `${instead} Change it there if it is to be another.` })
}
