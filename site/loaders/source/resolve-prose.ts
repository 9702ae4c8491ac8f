/** Gives links and pictures in prose the addresses that they have on this site, times and tables their words, and amounts one line. */
import {
  type Json,
  type ProseElement,
  type ProseElementProps,
  type ProseNode,
  type ProseTree,
  textOf,
} from '#content/format/prose/prose-tree.ts'
import type { ProseProps } from '#content/schema/components.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { formatInstant } from '#site/loaders/format/dates.ts'
import { shortColumns } from '#site/loaders/format/short-columns.ts'
import { withWholeFigures } from '#site/loaders/format/whole-figures.ts'
import { ifPresent } from './links.ts'
import type { Source } from './source.ts'

type Resolve = (element: ProseElement, source: Source) => readonly ProseNode[]

const resolvers: Readonly<Record<string, Resolve>> = {
  // Words whose link leads nowhere (an entry without a page) stay as words.
  a: ([, props, ...children], source) => {
    const href = source.link(String(props?.['href']))
    return href === undefined
      ? resolveAll(children, source)
      : [['a', { ...props, href }, ...resolveAll(children, source)]]
  },
  CallToAction: ([name, props], source) => {
    const href = source.link(String(props?.['link']))
    return href === undefined ? [] : [[name, { ...without(props, 'link'), href }]]
  },
  Figure: ([name, props], source) => {
    const picture = source.picture(String(props?.['file'])) as unknown as Json
    return [[name, { ...without(props, 'file'), picture }]]
  },
  Countdown: ([name, props], source) => {
    const until = String(props?.['until'])
    const isOver = Date.parse(until) <= Date.parse(source.asOf)
    return [[name, { ...props, until: { ...formatInstant(until) }, ...(isOver ? { isOver } : {}) }]]
  },
  // A table is known by what its columns are called, and so are its cells.
  table: ([name, props, head, ...bodies], source) => {
    const columns = isElement(head) && head[0] === 'thead' ? cellsOf(head).map(textOf) : []
    const title = columns.filter((column) => column.trim() !== '').join(', ')
    const short = shortColumns(columns, bodies.flatMap(textsOfRows))
    const named = bodies.map((body) => (isElement(body) ? withColumns(body, columns) : body))
    const rows = head === undefined ? named : [head, ...named]
    const own = { ...props, ...(title ? { name: title } : {}), ...ifPresent('shortColumns', short) }
    return [[name, own, ...resolveAll(rows, source)]]
  },
  DataTable: ([name, props]) => {
    const { headerRow, rows } = props as unknown as ProseProps<'DataTable'>
    const [columns = [], ...values] = rows.map((row) => row.map(({ text }) => text))
    const short = headerRow ? shortColumns(columns, values) : undefined
    return [[name, { ...props, ...ifPresent('shortColumns', short) }]]
  },
}

export const resolveLinks = (tree: ProseTree, source: Source): ProseTree => resolveAll(tree, source)

function resolveAll(nodes: readonly ProseNode[], source: Source): ProseNode[] {
  return nodes.flatMap((node): readonly ProseNode[] => {
    if (typeof node === 'string') return [withWholeFigures(node)]
    const resolve = ownValue(resolvers, node[0])
    if (resolve) return resolve(node, source)
    const [name, props, ...children] = node
    return [[name, props, ...resolveAll(children, source)]]
  })
}

const isElement = (node: ProseNode | undefined): node is ProseElement => typeof node === 'object'

/** The cells of the first row. */
const cellsOf = ([, , row]: ProseElement): readonly ProseNode[] => (isElement(row) ? childrenOf(row) : [])

const childrenOf = ([, , ...children]: ProseElement): readonly ProseNode[] => children

const textsOfRows = (body: ProseNode): string[][] =>
  isElement(body)
    ? childrenOf(body)
        .filter(isElement)
        .map((row) => childrenOf(row).map(textOf))
    : []

type Change = (element: ProseElement, index: number) => ProseElement

const eachChild = ([name, props, ...children]: ProseElement, change: Change): ProseElement => [
  name,
  props,
  ...children.map((child, index) => (isElement(child) ? change(child, index) : child)),
]

/** @param body the rows of a table, whose cells get the names of their columns */
const withColumns = (body: ProseElement, columns: readonly string[]): ProseElement =>
  eachChild(body, (row) => eachChild(row, (cell, column) => withColumn(cell, columns[column] ?? '')))

/** The name is shown beside what the cell holds, which is therefore one piece. */
function withColumn([name, props, ...children]: ProseElement, column: string): ProseElement {
  const content: ProseNode[] = children.length > 1 ? [['span', null, ...children]] : children
  return [name, { ...props, 'data-column': column }, ...content]
}

const without = (props: ProseElementProps | null, name: string): ProseElementProps =>
  Object.fromEntries(Object.entries(props ?? {}).filter(([key]) => key !== name))
