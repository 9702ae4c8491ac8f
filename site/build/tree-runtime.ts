/** The JSX runtime that compiled MDX is run with: instead of elements it makes plain data. */
import type { Json, TreeElement, TreeNode, TreeProps } from '../mdx/tree.ts'

type Children = TreeNode | readonly Children[] | null | undefined | false
type Props = Readonly<Record<string, unknown>> & { readonly children?: Children }

export const Fragment = 'fragment'

const block = /^(?:[A-Z]\w*|p|ul|ol|li|h[1-6]|blockquote|pre|table|thead|tbody|tr|td|th|hr)$/

export function jsx(name: string, { children, ...props }: Props): TreeNode | readonly TreeNode[] {
  const inner = withoutBlankLines(flat(children))
  if (name === Fragment) return inner
  const data = toData(name, props)
  return [name, Object.keys(data).length > 0 ? data : null, ...inner] satisfies TreeElement
}

/** An element begins with its name, a list of nodes does not; so text is never the first of a bare list. */
function flat(children: Children): TreeNode[] {
  if (children === null || children === undefined || children === false) return []
  if (typeof children === 'string') return [children]
  if (isElement(children)) return [children]
  return (children as readonly Children[]).flatMap(flat)
}

const isElement = (value: unknown): value is TreeElement =>
  Array.isArray(value) && typeof value[0] === 'string' && (value[1] === null || isProps(value[1])) && value.length >= 2

const isProps = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The line ends between blocks say nothing. */
function withoutBlankLines(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.filter(
    (node, index) => node !== '\n' || !(isBlockOrEdge(nodes[index - 1]) && isBlockOrEdge(nodes[index + 1])),
  )
}

const isBlockOrEdge = (node: TreeNode | undefined): boolean =>
  node === undefined || (typeof node !== 'string' && block.test(node[0]))

function toData(name: string, props: Readonly<Record<string, unknown>>): TreeProps {
  return Object.fromEntries(
    Object.entries(props).flatMap(([key, value]): [string, Json][] => {
      if (value === undefined) return []
      if (typeof value === 'function' || typeof value === 'symbol')
        throw new Error(`The prop ${key} of <${name}> is not plain data.`)
      return [[key, value as Json]]
    }),
  )
}
