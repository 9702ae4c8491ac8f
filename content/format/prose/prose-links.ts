/** The links and references of prose, found in the tree and nowhere else: they are what a page leads to. */
import type { Nodes, Root } from 'mdast'
import { ProblemError } from '#content/format/problem.ts'
import { isProseComponent, proseComponents } from '#content/schema/components.ts'
import { kindOf } from '#content/schema/field.ts'
import { type Element, readProps } from './mdx-components.ts'

export interface ProseLink {
  /** The link as a field would say it; `ref:<type>/<id>` for the file of a figure. */
  readonly target: string
  /** The place where the link begins; both are counted from 1, from the first line of the prose. */
  readonly line: number
  readonly column: number
}

export function linksIn(root: Root): ProseLink[] {
  const found: ProseLink[] = []
  const visit = (node: Nodes): void => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    for (const target of targetsOf(node)) found.push({ target, line, column })
    if ('children' in node) node.children.forEach(visit)
  }
  visit(root)
  return found
}

function targetsOf(node: Nodes): readonly string[] {
  switch (node.type) {
    case 'link':
      return [node.url]
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return targetsOfProps(node)
    default:
      return []
  }
}

/** Targets in the props that lead somewhere, as the schema says. */
function targetsOfProps(element: Element): readonly string[] {
  if (element.name === null || !isProseComponent(element.name)) return []
  const { shape } = proseComponents[element.name].props
  return Object.entries(propsOf(element)).flatMap(([name, value]) => {
    const schema = Object.entries(shape).find(([key]) => key === name)?.[1]
    const kind = schema && kindOf(schema)
    if (typeof value !== 'string') return []
    return kind === 'link' ? [value] : kind === 'reference' ? [`ref:${value}`] : []
  })
}

/** The props; none where they cannot be read, which is for the check to say. */
function propsOf(element: Element): object {
  try {
    return readProps(element)
  } catch (error) {
    if (error instanceof ProblemError) return {}
    throw error
  }
}
