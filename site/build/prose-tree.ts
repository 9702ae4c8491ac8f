/**
 * Takes the tree of prose off the compiler's line, where Markdown has become HTML and before any code is made of it: all
 * that our dialect can say is elements, text and components with plain props.
 */
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { readProps } from '#content/format/mdx-components.ts'
import type { Json, Tree, TreeElement, TreeNode, TreeProps } from '../mdx/tree.ts'

type Value = string | number | boolean | readonly (string | number)[] | null | undefined

interface HtmlElement {
  readonly type: 'element'
  readonly tagName: string
  readonly properties: Readonly<Record<string, Value>>
  readonly children: readonly HtmlNode[]
}

interface Text {
  readonly type: 'text'
  readonly value: string
}

type HtmlNode = HtmlElement | Text | MdxJsxFlowElement | MdxJsxTextElement

interface Root {
  readonly children: HtmlNode[]
}

/** What ends a compiler's work: all that it would still do is make code of the tree. No error, so it has no costly stack. */
export class TreeReady {
  readonly tree: Tree

  constructor(tree: Tree) {
    this.tree = tree
  }
}

/** A plugin, the last before code is made. @throws TreeReady */
export const rehypeTree = () => (root: Root) => {
  throw new TreeReady(toNodes(root.children))
}

function toNodes(children: readonly HtmlNode[]): TreeNode[] {
  return withoutBlankLines(children.flatMap(toNode))
}

function toNode(node: HtmlNode): readonly TreeNode[] {
  if (node.type === 'text') return node.value === '' ? [] : [node.value]
  if (node.type === 'element') return [element(node.tagName, htmlProps(node), node.children)]
  // The check of the dialect knows every component by its name, and its props as JSON.
  return [element(node.name ?? '', readProps(node) as TreeProps, node.children as readonly HtmlNode[])]
}

const element = (name: string, props: TreeProps, children: readonly HtmlNode[]): TreeElement => [
  name,
  Object.keys(props).length > 0 ? props : null,
  ...toNodes(children),
]

/** As React names and wants them. */
function htmlProps({ properties }: HtmlElement): TreeProps {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]): [string, Json][] => {
      if (value === null || value === undefined || value === false) return []
      if (name === 'align') return [['style', { textAlign: String(value) }]]
      return [[name, value === true ? true : Array.isArray(value) ? value.join(' ') : String(value)]]
    }),
  )
}

const block = /^(?:[A-Z]\w*|p|ul|ol|li|h[1-6]|blockquote|pre|table|thead|tbody|tr|td|th|hr)$/

/** The line ends between blocks say nothing. */
function withoutBlankLines(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.filter(
    (node, index) => node !== '\n' || !(isBlockOrEdge(nodes[index - 1]) && isBlockOrEdge(nodes[index + 1])),
  )
}

const isBlockOrEdge = (node: TreeNode | undefined): boolean =>
  node === undefined || (typeof node !== 'string' && block.test(node[0]))
