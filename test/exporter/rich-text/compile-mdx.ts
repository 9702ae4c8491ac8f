/** What the real compiler makes of prose: the code it finds in it, and the text that the result renders. */
import { compile, run } from '@mdx-js/mdx'
import { remarkDialect } from '#content/format/mdx-dialect.ts'
import { richTextComponents } from '#content/schema/components.ts'

export interface Compiled {
  /** The kinds of code that came from the prose; none is right. */
  readonly code: readonly string[]
  readonly text: string
}

type Node = { readonly type: string; readonly [key: string]: unknown }

export async function compileMdx(source: string): Promise<Compiled> {
  const code: string[] = []
  const readCode = () => (program: unknown) => {
    code.push(...codeOf(program))
  }
  await compile(source, { jsx: true, remarkPlugins: [remarkDialect], recmaPlugins: [readCode] })
  const body = await compile(source, { outputFormat: 'function-body', remarkPlugins: [remarkDialect] })
  return { code, text: await render(String(body)) }
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

const components = Object.fromEntries(
  Object.entries(richTextComponents).map(([name, { display }]) => [name, display === 'block' ? () => '' : name]),
)

async function render(code: string): Promise<string> {
  const element = (type: unknown, props: { children?: unknown }): unknown =>
    typeof type === 'function' ? type(props) : [props.children].flat(Number.POSITIVE_INFINITY).join('')
  const { default: content } = await run(code, {
    Fragment: 'fragment',
    jsx: element,
    jsxs: element,
    baseUrl: 'file:///',
  })
  return String(content({ components }))
}
