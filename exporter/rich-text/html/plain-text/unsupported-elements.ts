/** Reports elements that plain text has no place for, as they are more than their words: links, pictures, countdowns. */
import { cleanLine } from '#content/schema/clean-text.ts'
import { ownValue } from '#content/schema/own-value.ts'
import type { ProseContext } from '../../context.ts'
import { isCountdown } from '../blocks.ts'
import { reportCountdown, reportUnfolded } from '../diagnostics.ts'
import { leadsNowhere } from '../drupal-address.ts'
import { reportArea, reportLinkedPicture } from '../link.ts'
import { attribute, contextAt, excerptOf } from '../node.ts'
import type { HtmlElement } from '../parse-html.ts'
import { excerpt, isPicture } from '../picture.ts'
import { repeatsAddress, shownIn } from '../redundant-text.ts'

export function reportUnsupported(node: HtmlElement, context: ProseContext): void {
  if (isPicture(node)) reportPicture(node, context)
  else ownValue(tells, node.name)?.(node, context)
}

const tells: Readonly<Record<string, (node: HtmlElement, context: ProseContext) => void>> = {
  a: reportLink,
  area: reportArea,
  details: reportUnfolded,
  time: (node, context) => {
    if (isCountdown(node)) reportCountdown(node, context)
  },
}

function reportLink(node: HtmlElement, context: ProseContext): void {
  const href = attribute(node, 'href').trim()
  const words = shownIn(node)
  if (cleanLine(words) === '') reportLinkedPicture(node, context)
  // An address that stands in the text can still be read.
  else if (!leadsNowhere(href) && !repeatsAddress(href, words, context)) reportLostLink(node, context)
}

function reportLostLink(node: HtmlElement, context: ProseContext): void {
  const message = `The link “${excerptOf(node)}” leads to ${excerpt(attribute(node, 'href').trim())}, and this field has no links`
  contextAt(node, context).report({ message, hint: 'The words stay, without the link.' })
}

function reportPicture(node: HtmlElement, context: ProseContext): void {
  const words = cleanLine(attribute(node, 'alt'))
  const message = `A picture${words && ` (“${words}”)`} has no place in this field`
  contextAt(node, context).report({
    message,
    hint: 'It is left out. Put it into a field for pictures, or into a longer text.',
  })
}
