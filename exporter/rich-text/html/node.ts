/** Questions to elements of HTML. */
import { shorten } from '#content/format/shorten.ts'
import { cleanText } from '#content/schema/clean-text.ts'
import { ownValue } from '#content/schema/own-value.ts'
import type { ProseContext } from '../context.ts'
import type { HtmlElement, HtmlNode } from './parse-html.ts'

export const isElement = (node: HtmlNode | undefined): node is HtmlElement => typeof node === 'object'

export const elementsOf = (node: HtmlElement): HtmlElement[] => node.children.filter(isElement)

export const attribute = ({ attributes }: HtmlElement, name: string): string => ownValue(attributes, name) ?? ''

export const hasClass = (node: HtmlElement, name: string): boolean =>
  attribute(node, 'class').split(/\s+/u).includes(name)

/** The value of a property in its `style`, in lower case and without its weight; empty without one. */
export function styleOf(node: HtmlElement, property: string): string {
  const style = attribute(node, 'style').toLowerCase()
  const rule = style.split(';').findLast((rule) => rule.slice(0, rule.indexOf(':')).trim() === property) ?? ''
  return rule.replace(/^[^:]*:|!\s*important/gu, '').trim()
}

export const isHidden = (node: HtmlElement): boolean =>
  Object.hasOwn(node.attributes, 'hidden') || styleOf(node, 'display') === 'none' || isSettings(node)

/** Settings of a word processor, which are no words. */
const isSettings = ({ name, children }: HtmlElement): boolean =>
  name === 'xml' && children.every((child) => (isElement(child) ? child.name.includes(':') : child.trim() === ''))

/** All the text in it, as it stands. */
export const textIn = (node: HtmlNode): string =>
  isElement(node) ? (node.name === 'br' ? '\n' : node.children.map(textIn).join('')) : node

/** The first words of it, for a report. */
export const excerptOf = (node: HtmlElement): string =>
  shorten(cleanText(textIn(node)).replace(/\s+/gu, ' ').trim(), 40)

export function findElement(node: HtmlElement, isWanted: (node: HtmlElement) => boolean): HtmlElement | undefined {
  for (const child of elementsOf(node)) {
    const found = isWanted(child) ? child : findElement(child, isWanted)
    if (found) return found
  }
  return undefined
}

/** A whole number from 0 on, as HTML writes it; `otherwise` where there is none, or a negative one. */
export function countOf(node: HtmlElement, name: string, otherwise = 1): number {
  const [digits] = /^\d{1,9}/u.exec(attribute(node, name).trim()) ?? []
  return digits === undefined ? otherwise : Number(digits)
}

/** A context that adds the place of a node in the text to its reports. */
export function contextAt(node: HtmlElement, context: ProseContext): ProseContext {
  const { line, column } = node
  const place = line && column ? { line, column } : {}
  return { ...context, report: (problem) => context.report({ ...place, ...problem }) }
}
