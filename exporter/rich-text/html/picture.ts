/** Converts pictures and media in the text, with the captions and places that Drupal's filters give them. */
import { cleanText } from '#content/schema/clean-text.ts'
import { component } from '../component.ts'
import type { ProseContext } from '../context.ts'
import { ownPath } from '../link-url.ts'
import { at, attribute, hasClass } from './node.ts'
import type { Block } from './piece.ts'
import type { HtmlElement } from './tree.ts'

export const isPicture = ({ name }: HtmlElement): boolean =>
  name === 'img' || name === 'drupal-media' || name === 'drupal-entity'

/**
 * Undefined for one that cannot be shown.
 *
 * @param caption from the figure around it; its own stands in `data-caption`, as HTML, which `readCaption` reads.
 */
export function pictureOf(
  node: HtmlElement,
  context: ProseContext,
  readCaption: (html: string) => string,
  { figure, caption = '' }: { readonly figure?: HtmlElement; readonly caption?: string } = {},
): Block | undefined {
  const here = at(node, context)
  const file = fileOf(node, here)
  if (file === undefined) return undefined
  const own = attribute(node, 'data-caption')
  const words = own === '' ? caption : readCaption(own)
  reportAlign([node, ...(figure ? [figure] : [])], here)
  reportAlternative(node, here)
  const align = viewModes[attribute(node, 'data-view-mode')]
  return { kind: 'block', flow: component('Figure', { file, caption: words || undefined, align }, here) }
}

/** The ways to show media that a site can offer in its editor, and what they are called here. */
const viewModes: Readonly<Record<string, 'wide' | 'full'>> = { wide: 'wide', full_width: 'full' }

function fileOf(node: HtmlElement, context: ProseContext): string | undefined {
  const type = attribute(node, 'data-entity-type') || (node.name === 'img' ? 'file' : 'media')
  const uuid = attribute(node, 'data-entity-uuid')
  const source = ownPath(attribute(node, 'src'), context.ownOrigins)
  if (type !== 'file' && type !== 'media') {
    const message = `A “${type}” that is embedded in the text cannot be shown`
    context.report({ message, hint: 'Write a sentence with a link to it. It is left out.' })
    return undefined
  }
  if (uuid !== '') return context.reference(type, uuid)
  if (source.startsWith('/') && !source.startsWith('//'))
    return context.reference('file', source.replace(/[?#].*$/su, ''))
  const message = source === '' ? 'A picture is not chosen' : `A picture comes from elsewhere: ${shown(source)}`
  context.report({ message, hint: 'Choose one of the library, or remove it from the text. It is left out.' })
  return undefined
}

const shown = (address: string): string => JSON.stringify(cleanText(address).slice(0, 100))

function reportAlign(nodes: readonly HtmlElement[], context: ProseContext): void {
  const side = ['left', 'right'].find((side) =>
    nodes.some((node) => attribute(node, 'data-align') === side || hasClass(node, `align-${side}`)),
  )
  if (side === undefined) return
  context.report({
    message: `A picture stands on the ${side} of the text`,
    hint: 'Here it stands between paragraphs, as all pictures do.',
  })
}

/** An entry of a file has one alternative text, wherever the file is shown. */
function reportAlternative(node: HtmlElement, context: ProseContext): void {
  const alt = cleanText(attribute(node, 'alt')).trim()
  if (alt === '' || node.name === 'img') return
  const message = `A picture has an alternative text of its own here, “${alt}”`
  context.report({ message, hint: 'That of the medium is used. Change it there if it is to be another.' })
}
