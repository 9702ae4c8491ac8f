/**
 * Finds what prose must not contain.
 *
 * Allowed kinds of node are listed, so that an unexpected one is refused. What passes is text, marks and data, never code.
 */
import type { Nodes, Root } from 'mdast'
import { type Problem, ProblemError } from '#content/format/problem.ts'
import { isProseComponent, proseComponents } from '#content/schema/components.ts'
import { classifyLink, linkForms } from '#content/schema/link.ts'
import { type Element, readProps } from './mdx-components.ts'

type Check<Type extends Nodes['type']> = (node: Extract<Nodes, { type: Type }>) => readonly Problem[]
type Checks = { readonly [Type in Nodes['type']]: Check<Type> }

/** Problems with line and column, unless the tree was not parsed from text. */
export function findForbidden(root: Root): Problem[] {
  const found: Problem[] = []
  const visit = (node: Nodes): void => {
    const { line, column } = node.position?.start ?? {}
    for (const problem of check(node)) found.push({ ...(line && column ? { line, column } : {}), ...problem })
    if ('children' in node) node.children.forEach(visit)
  }
  visit(root)
  return found
}

function check<Type extends Nodes['type']>(node: Extract<Nodes, { type: Type }>): readonly Problem[] {
  const checkNode: Check<Type> | undefined = Object.hasOwn(checks, node.type) ? checks[node.type as Type] : undefined
  return checkNode ? checkNode(node) : [{ message: `a node of the unknown kind ${node.type}`, hint: 'Leave it out.' }]
}

const fine = (): readonly Problem[] => []
const refuse = (message: string, hint: string) => (): readonly Problem[] => [{ message, hint }]

const noCode = refuse('code between { and }', 'Write \\{ if it is text; nothing is computed in prose.')
const noHtml = refuse('HTML', 'Use Markdown, or one of the components.')
const noDefinition = refuse('a link by reference', 'Write the address beside the words: [words](address).')
const noImage = refuse('an image by its address', 'Use <Figure file="file/<id>" />.')
const noFootnote = refuse('a footnote', 'Put it in brackets, or in a paragraph at the end.')

const checks: Checks = {
  root: fine,
  paragraph: fine,
  heading: ({ depth }) =>
    depth >= 2 && depth <= 4
      ? []
      : [
          {
            message: `a heading of level ${depth}`,
            hint: 'Use ## to ####: the page has the first level for its title.',
          },
        ],
  text: fine,
  strong: fine,
  emphasis: fine,
  delete: fine,
  inlineCode: fine,
  break: fine,
  link: ({ url }) => {
    const link = classifyLink(url)
    return link.kind === 'refused' ? [{ message: `a link to ${JSON.stringify(url)}: ${link.why}`, hint: linkHint }] : []
  },
  list: fine,
  listItem: fine,
  blockquote: fine,
  thematicBreak: fine,
  code: fine,
  table: fine,
  tableRow: fine,
  tableCell: fine,
  mdxJsxFlowElement: (element) => checkComponent(element, 'block'),
  mdxJsxTextElement: (element) => checkComponent(element, 'inline'),
  mdxjsEsm: refuse('an import or export', 'Leave it out; if it is text, begin with &#x69; or &#x65;.'),
  mdxFlowExpression: noCode,
  mdxTextExpression: noCode,
  html: noHtml,
  definition: noDefinition,
  linkReference: noDefinition,
  image: noImage,
  imageReference: noImage,
  footnoteDefinition: noFootnote,
  footnoteReference: noFootnote,
  yaml: refuse('front matter within prose', 'Keep it at the start of the file.'),
}

const linkHint = `Use ${linkForms}.`

function checkComponent(element: Element, display: 'block' | 'inline'): readonly Problem[] {
  const name = element.name ?? ''
  if (!isProseComponent(name)) {
    return [
      { message: `the unknown component <${name}>`, hint: `Known are ${Object.keys(proseComponents).join(', ')}.` },
    ]
  }
  const component = proseComponents[name]
  if (component.display !== display) {
    return [{ message: `<${name}> in the wrong place`, hint: places[component.display] }]
  }
  if (!component.hasChildren && element.children.length > 0) {
    return [{ message: `<${name}> with text inside`, hint: `Close it at once: <${name} … />.` }]
  }
  return checkProps(element, name)
}

const places = {
  block: 'Put it on a line of its own, between blank lines.',
  inline: 'Put it on the same line as the words it belongs to.',
} as const

function checkProps(element: Element, name: keyof typeof proseComponents): readonly Problem[] {
  try {
    const parsed = proseComponents[name].props.safeParse(readProps(element))
    const issues = parsed.error?.issues ?? []
    return issues.map(({ path, message }) => ({
      message: `<${name}>${path.length > 0 ? ` ${path.join('.')}` : ''}: ${message}`,
      hint: `The props of ${name} are ${Object.keys(proseComponents[name].props.shape).join(', ') || 'none'}.`,
    }))
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return error.problems.map((problem) => ({ ...problem, message: `<${name}>: ${problem.message}` }))
  }
}
