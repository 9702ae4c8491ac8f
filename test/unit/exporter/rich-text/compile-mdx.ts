/** What the official compiler makes of prose: the code it finds in it, and what the result renders. */
import { compile, run } from '@mdx-js/mdx'
import { type ComponentType, createElement, type ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ProseNode, ProseTree } from '#content/format/prose/prose-tree.ts'
import { proseComponents } from '#content/schema/components.ts'
import { remarkDialect } from '#test/support/inputs/mdx-plugin.ts'

export interface Compiled {
  /** The kinds of code that came from the prose; none is right. */
  readonly code: readonly string[]
  readonly html: string
}

const remarkPlugins = [remarkDialect]

type Node = { readonly type: string; readonly [key: string]: unknown }

export async function compileMdx(source: string): Promise<Compiled> {
  const code: string[] = []
  const readCode = () => (program: unknown) => {
    code.push(...codeOf(program))
  }
  await compile(source, { jsx: true, remarkPlugins, recmaPlugins: [readCode] })
  const body = await compile(source, { outputFormat: 'function-body', remarkPlugins })
  return { code, html: await render(String(body)) }
}

/** The compiler's own frame is the default export and functions that begin with `_`; all else came from the prose. */
function codeOf(program: unknown): string[] {
  const statements = isNode(program) ? nodesIn(program['body']) : []
  return statements.flatMap((statement) => {
    if (statement.type === 'ExportDefaultDeclaration') return []
    if (statement.type !== 'FunctionDeclaration' || !isNode(statement['id'])) return [statement.type]
    return statement['id']['name'] === '_createMdxContent' ? codeInJsx(statement) : []
  })
}

function codeInJsx(node: Node): string[] {
  if (node.type === 'JSXSpreadAttribute' || node.type === 'JSXSpreadChild') return [node.type]
  if (node.type === 'JSXExpressionContainer' && !isData(node['expression'])) return [JSON.stringify(node['expression'])]
  return Object.values(node).flatMap(nodesIn).flatMap(codeInJsx)
}

function isData(node: unknown): boolean {
  if (!isNode(node)) return false
  switch (node.type) {
    case 'Literal':
      return true
    case 'ArrayExpression':
      return nodesIn(node['elements']).every(isData)
    case 'ObjectExpression':
      return nodesIn(node['properties']).every(
        (property) => property['computed'] === false && isData(property['value']),
      )
    default:
      return false
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodesIn = (value: unknown): Node[] => [value].flat().filter(isNode)

/** Each component as what it is given. */
const components = Object.fromEntries(
  Object.entries(proseComponents).map(([name, { display }]) => [
    name,
    display === 'block' ? (props: object) => createElement('data', { value: JSON.stringify([name, props]) }) : name,
  ]),
)

async function render(code: string): Promise<string> {
  const { default: content } = await run(code, { ...runtime, baseUrl: 'file:///' })
  return comparable(createElement(content as ComponentType<object>, { components } as object))
}

/** A tree of ours, rendered as the official compiler's result is. */
export const renderedTree = (tree: ProseTree): string => comparable(createElement('div', null, ...tree.map(elementOf)))

function elementOf(node: ProseNode): ReactNode {
  if (typeof node === 'string') return node
  const [name, props, ...children] = node
  return createElement(components[name] ?? name, props, ...children.map(elementOf))
}

/** Without white space, which plain text is compared by, and without addresses, which the official compiler encodes anew. */
const comparable = (element: ReactNode): string =>
  renderToStaticMarkup(element)
    .replace(/^<div>|<\/div>$/g, '')
    .replace(/ href="[^"]*"/g, '')
    .replace(/\s+/gu, '')
