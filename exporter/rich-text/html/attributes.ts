/**
 * Classifies attributes by their meaning to a reader. Silent ones are listed, as are those that the converters of their
 * elements read, so that all others can be reported.
 */
import { shorten } from '#content/format/shorten.ts'
import { cleanLine } from '#content/schema/clean-text.ts'
import type { ProseContext } from '../context.ts'
import { attribute, contextAt, styleOf } from './node.ts'
import type { HtmlElement } from './parse-html.ts'
import { excerpt, isPicture } from './picture.ts'
import { repeatsElement } from './redundant-text.ts'

/**
 * `read`: the converter of some element uses or reports it; on other elements it has no effect. `silent`: it affects
 * only size and spacing, or nothing. `words`: its text is seen or read aloud.
 */
type Meaning = 'read' | 'silent' | 'words'

const meanings: ReadonlyMap<string, Meaning> = new Map([
  ...named('href src alt name id class style hidden dir align color bgcolor background datetime', 'read'),
  ...named('start value type reversed checked colspan rowspan scope data-align', 'read'),
  ...named('title aria-label aria-description summary data-caption', 'words'),
  // How a browser follows a link, loads a picture or reads a text aloud.
  ...named(
    'lang hreflang target rel rev download ping referrerpolicy charset media loading decoding fetchpriority',
    'silent',
  ),
  ...named(
    'crossorigin srcset sizes usemap ismap shape coords longdesc cite role tabindex accesskey translate',
    'silent',
  ),
  ...named(
    'headers abbr axis for form disabled action method enctype accept-charset novalidate autocomplete',
    'silent',
  ),
  ...named(
    'open clear face size width height border frame rules cellpadding cellspacing valign nowrap noshade',
    'silent',
  ),
  ...named(
    'char charoff span hspace vspace compact bordercolor bordercolorlight bordercolordark link vlink alink',
    'silent',
  ),
  ...named(
    'draggable contenteditable spellcheck autocorrect autocapitalize autofocus inputmode enterkeyhint',
    'silent',
  ),
  ...named('itemscope itemtype itemprop itemid itemref property typeof vocab about resource prefix xmlns', 'silent'),
  ...named('dropzone contextmenu slot part is nonce inert popover popovertarget clip unselectable', 'silent'),
  // Paragraphs of Word Online.
  ...named('paraid paraeid', 'silent'),
])

function named(names: string, meaning: Meaning): [string, Meaning][] {
  return names.split(' ').map((name) => [name, meaning])
}

/** Settings of programs and modules: `data-…`, `aria-…`, `xml:lang`, `_mce_href`, and what is left of broken tags. */
const ofPrograms = /^(?:data-|aria-|_|mce_|jquery|.*[^a-z\d-])/u

const meaningOf = (name: string): Meaning | undefined =>
  meanings.get(name) ?? (ofPrograms.test(name) ? 'silent' : undefined)

export function reportAttributes(node: HtmlElement, context: ProseContext): void {
  const { report } = contextAt(node, context)
  for (const [name, value] of Object.entries(node.attributes)) {
    const message = messageOf(node, [name, value], context)
    if (message !== undefined)
      report({ message, hint: 'What stands in the element is kept. Write it as words if it is needed.' })
  }
  const ground = attribute(node, 'background') || picturesOf(node).find((value) => value.includes('url(')) || ''
  if (ground !== '')
    report({ message: `There is a picture behind a <${node.name}>: ${excerpt(ground)}`, hint: 'It is left out.' })
}

const picturesOf = (node: HtmlElement): string[] => [styleOf(node, 'background-image'), styleOf(node, 'background')]

function messageOf(
  node: HtmlElement,
  [name, value]: readonly [name: string, value: string],
  context: ProseContext,
): string | undefined {
  if (/^on[a-z]+$/u.test(name)) return `A <${node.name}> runs a script (${name})`
  const meaning = meaningOf(name)
  const words = cleanLine(value)
  if (words === '' || meaning === 'silent' || meaning === 'read') return undefined
  if (meaning === undefined) return `The exporter does not know what “${shorten(name, 40)}” says in a <${node.name}>`
  const isRead = name === 'data-caption' && isPicture(node)
  // Editors of Drupal put a title on most links, which mostly repeats what the link says, or where it leads.
  const isLost = !isRead && !repeatsElement(node, words, context)
  return isLost ? `The ${name} “${shorten(words, 100)}” of a <${node.name}> is not kept` : undefined
}
