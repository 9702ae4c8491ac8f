/** The links and references of prose, found in the tree and nowhere else: they are what a page leads to. */
import type { Nodes, Root } from 'mdast'
import { ProblemError } from '#content/format/problem.ts'
import { isProseComponent, proseComponents } from '#content/schema/components.ts'
import { findFieldMeta } from '#content/schema/field.ts'
import type { MediaKind } from '#content/schema/media.ts'
import { type Element, readProps } from './mdx-components.ts'

export interface ProseLink {
  /** The link as a field would say it; `ref:<type>/<id>` for the file of a figure. */
  readonly target: string
  /** The place where the link begins; both are counted from 1, from the first line of the prose. */
  readonly line: number
  readonly column: number
  /** What a file must be; whatever it is, if left out. */
  readonly shows?: MediaKind
}

type Target = Pick<ProseLink, 'target' | 'shows'>

export function linksIn(root: Root): ProseLink[] {
  const found: ProseLink[] = []
  const visit = (node: Nodes): void => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    for (const to of targetsOf(node)) found.push({ ...to, line, column })
    if ('children' in node) node.children.forEach(visit)
  }
  visit(root)
  return found
}

function targetsOf(node: Nodes): readonly Target[] {
  switch (node.type) {
    case 'link':
      return [{ target: node.url }]
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return targetsOfProps(node)
    default:
      return []
  }
}

/** Targets in the props that lead somewhere, as the schema says. */
function targetsOfProps(element: Element): readonly Target[] {
  if (element.name === null || !isProseComponent(element.name)) return []
  const { shape } = proseComponents[element.name].props
  return Object.entries(propsOf(element)).flatMap(([name, value]) => {
    const schema = Object.entries(shape).find(([key]) => key === name)?.[1]
    const meta = schema && findFieldMeta(schema)
    if (!meta || typeof value !== 'string') return []
    const { kind, shows } = meta
    if (kind === 'link') return [{ target: value }]
    return kind === 'reference' ? [{ target: `ref:${value}`, ...(shows ? { shows } : {}) }] : []
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
