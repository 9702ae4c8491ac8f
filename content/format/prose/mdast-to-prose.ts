/**
 * Converts mdast to the tree that pages show: elements, text, and components with plain props.
 *
 * Without hast in between, which would encode addresses again and cost several times as much. A test compares the result with
 * that of the official MDX compiler.
 */
import type { List, ListItem, Nodes, Root, Table } from 'mdast'
import { readProps } from './mdx-components.ts'
import type { ProseElement, ProseElementProps, ProseNode, ProseTree } from './prose-tree.ts'

/** @param root in which nothing is forbidden. */
export const mdastToProse = (root: Root): ProseTree => nodesOf(root.children)

const element = (name: string, props: ProseElementProps | null, children: readonly ProseNode[] = []): ProseElement => [
  name,
  props,
  ...children,
]

function nodesOf(nodes: readonly Nodes[]): ProseNode[] {
  return nodes.flatMap((node, index) => nodeOf(node, nodes[index - 1]))
}

function nodeOf(node: Nodes, before?: Nodes): readonly ProseNode[] {
  switch (node.type) {
    case 'text':
      return textOf(before?.type === 'break' ? node.value.replace(/^[ \t]+/, '') : node.value)
    case 'paragraph':
      return [element('p', null, nodesOf(node.children))]
    case 'heading':
      return [element(`h${node.depth}`, null, nodesOf(node.children))]
    case 'emphasis':
      return [element('em', null, nodesOf(node.children))]
    case 'strong':
      return [element('strong', null, nodesOf(node.children))]
    case 'delete':
      return [element('del', null, nodesOf(node.children))]
    case 'mdxJsxTextElement':
      return [element(node.name ?? '', null, nodesOf(node.children))]
    case 'inlineCode':
      return [element('code', null, [node.value.replaceAll('\n', ' ')])]
    case 'break':
      return [element('br', null), '\n']
    case 'link':
      return [element('a', { href: node.url }, nodesOf(node.children))]
    case 'blockquote':
      return [element('blockquote', null, nodesOf(node.children))]
    case 'thematicBreak':
      return [element('hr', null)]
    case 'code':
      return [element('pre', null, [codeOf(node.value, node.lang)])]
    case 'list':
      return [listOf(node)]
    case 'table':
      return [tableOf(node)]
    case 'mdxJsxFlowElement':
      return [componentOf(node.name ?? '', readProps(node) as ProseElementProps)]
    default:
      throw new Error(`Prose has no place for a node of the kind ${node.type}; findForbidden refuses it.`)
  }
}

/** Spaces around a line end are no part of the text. Each row of them is looked at from its start only: it may be long. */
function textOf(value: string): readonly string[] {
  const text = value.replace(/(?<![ \t])[ \t]+(?=\n)|(?<=\n)[ \t]+/g, '')
  return text === '' ? [] : [text]
}

const componentOf = (name: string, props: ProseElementProps): ProseElement =>
  element(name, Object.keys(props).length > 0 ? props : null)

function codeOf(value: string, language: string | null | undefined): ProseElement {
  const [name] = language?.split(/\s+/) ?? []
  return element('code', name ? { className: `language-${name}` } : null, value === '' ? [] : [`${value}\n`])
}

function listOf(list: List): ProseElement {
  const { ordered, start, children } = list
  const isLoose = list.spread === true || children.some(({ spread }) => spread === true)
  const props = {
    ...(typeof start === 'number' && start !== 1 ? { start: String(start) } : {}),
    ...(children.some(isTask) ? { className: 'contains-task-list' } : {}),
  }
  const items = children.map((item) => itemOf(item, isLoose))
  return element(ordered ? 'ol' : 'ul', Object.keys(props).length > 0 ? props : null, items)
}

const isTask = ({ checked }: ListItem): boolean => typeof checked === 'boolean'

/** The paragraphs of an item stand in it as words where no blank line is between the items. */
function itemOf(item: ListItem, isLoose: boolean): ProseElement {
  const blocks = item.children.map((child, index) => {
    const words = child.type === 'paragraph' ? nodesOf(child.children) : undefined
    const all = index === 0 && isTask(item) ? [boxOf(item), ...(words?.length ? [' ', ...words] : [])] : words
    if (!all) return { nodes: nodesOf([child]), isWords: false }
    return isLoose ? { nodes: [element('p', null, all)], isWords: false } : { nodes: all, isWords: true }
  })
  const nodes = blocks.flatMap(({ nodes, isWords }, index) =>
    index > 0 && (isWords || blocks[index - 1]?.isWords) ? ['\n', ...nodes] : nodes,
  )
  return element('li', isTask(item) ? { className: 'task-list-item' } : null, nodes)
}

const boxOf = ({ checked }: ListItem): ProseElement =>
  element('input', { type: 'checkbox', ...(checked ? { checked: true } : {}), disabled: true })

function tableOf({ align, children: [head, ...rows] }: Table): ProseElement {
  const rowOf = (cell: 'th' | 'td', row: Table['children'][number]): ProseElement =>
    element(
      'tr',
      null,
      Array.from({ length: align?.length ?? row.children.length }, (_, column) => {
        const side = align?.[column]
        return element(
          cell,
          side ? { style: { textAlign: side } } : null,
          nodesOf(row.children[column]?.children ?? []),
        )
      }),
    )
  return element('table', null, [
    ...(head ? [element('thead', null, [rowOf('th', head)])] : []),
    ...(rows.length > 0
      ? [
          element(
            'tbody',
            null,
            rows.map((row) => rowOf('td', row)),
          ),
        ]
      : []),
  ])
}
