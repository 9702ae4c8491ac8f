/** Converts the attributes of components to plain data and back. */
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { escapeCodeUnits } from '#content/format/printable.ts'
import { ProblemError } from '#content/format/problem.ts'
import { cleanText } from '#content/schema/clean-text.ts'
import { isProseComponent, proseComponents } from '#content/schema/components.ts'
import type { Json, ProseElementProps } from './prose-tree.ts'

export type Element = MdxJsxFlowElement | MdxJsxTextElement

/**
 * The props as data.
 *
 * @throws ProblemError for anything that would have to be run to be known.
 */
export function readProps(element: Pick<Element, 'attributes'>): ProseElementProps {
  const props = new Map<string, Json>()
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') throw noData('props are spread with {...}', attribute)
    if (props.has(attribute.name)) throw noData(`the prop ${attribute.name} is given twice`, attribute)
    props.set(attribute.name, readValue(attribute))
  }
  return Object.fromEntries(props)
}

function readValue(attribute: MdxJsxAttribute): Json {
  const { name, value } = attribute
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value
  try {
    const data: Json = JSON.parse(value.value)
    // Data in JSON, but in the JavaScript that this text becomes it sets the prototype.
    if (/"__proto__"\s*:/u.test(value.value)) throw new SyntaxError('__proto__ is not a key')
    return data
  } catch (cause) {
    throw noData(`the prop ${name} is not JSON`, attribute, { cause })
  }
}

function noData(message: string, { position }: Element['attributes'][number], options?: ErrorOptions): ProblemError {
  const { line, column } = position?.start ?? {}
  const hint = 'Props are text in quotes, or JSON between { and }.'
  return new ProblemError({ ...(line && column ? { line, column } : {}), message, hint }, options)
}

/** A component with its props in normal form: in the order of the schema, each written in one way. */
export function componentNode(name: string, props: object): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: attributesOf(name, props), children: [] }
}

/** The attributes in normal form. Those that the check will refuse stay as they are. */
export function normalAttributes(element: Element): Element['attributes'] {
  if (element.name === null) return element.attributes
  try {
    return attributesOf(element.name, readProps(element))
  } catch (error) {
    if (error instanceof ProblemError) return element.attributes
    throw error
  }
}

function attributesOf(name: string, props: object): MdxJsxAttribute[] {
  return Object.entries(inSchemaOrder(name, cleanProps(props))).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: printValue(value),
  }))
}

/** Zod builds its result from the schema, key by key, at every depth. */
function inSchemaOrder(name: string, props: ProseElementProps): ProseElementProps {
  const parsed = isProseComponent(name) ? proseComponents[name].props.safeParse(props) : undefined
  return parsed?.success ? cleanProps(parsed.data) : props
}

function cleanProps(props: object): ProseElementProps {
  return JSON.parse(JSON.stringify(props), (_, value) => (typeof value === 'string' ? cleanText(value) : value))
}

// Between plain quotes MDX reads `&amp;` and loses line ends, so only a text that has neither is written that way.
function printValue(value: Json | undefined): MdxJsxAttribute['value'] {
  if (typeof value === 'string' && !/["&\n\t]/u.test(value)) return value
  return { type: 'mdxJsxAttributeValueExpression', value: printJson(value) }
}

/** JSON; the rows of a table stand on a line each, so that a change of one cell is a change of one line. */
function printJson(value: Json | undefined): string {
  if (!Array.isArray(value) || !value.some(Array.isArray)) return escapedJson(value)
  return `[\n${value.map((row) => `  ${escapedJson(row)}`).join(',\n')}\n]`
}

// NFC would combine a mark with the `n` or `t` of the escape before it.
function escapedJson(value: Json | undefined): string {
  return JSON.stringify(value).replace(/(?<=\\[nt])\p{M}+/gu, escapeCodeUnits)
}
