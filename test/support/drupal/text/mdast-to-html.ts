/**
 * Prose as the HTML that Drupal's editor stores: how the test server is filled from the content folder.
 *
 * The inverse of `exporter/rich-text/html-to-mdast.ts`: what is exported again is what was there, byte for byte.
 */
import type { List, ListItem, Root, RootContent, Table } from 'mdast'
import { normalForm } from '#content/format/prose/mdx-normal-form.ts'
import { toRuns } from '#content/format/prose/mdx-runs.ts'
import { componentToHtml } from './component-to-html.ts'
import { element, escaped, type Names, wordsToHtml } from './words-to-html.ts'

export function mdastToHtml(root: Root, names: Names): string {
  return normalForm(root)
    .children.map((node) => block(node, names))
    .join('\r\n\r\n')
}

function block(node: RootContent, names: Names): string {
  switch (node.type) {
    case 'paragraph':
      return element('p', {}, wordsToHtml(toRuns(node.children), names))
    case 'heading':
      return element(`h${node.depth}`, {}, wordsToHtml(toRuns(node.children), names))
    case 'blockquote':
      return element('blockquote', {}, node.children.map((child) => block(child, names)).join('\n'))
    case 'list':
      return list(node, names)
    case 'thematicBreak':
      return '<hr>'
    case 'table':
      return table(node, names)
    case 'code':
      return `<pre><code${node.lang ? ` class="language-${escaped(node.lang)}"` : ''}>${escaped(node.value)}\n</code></pre>`
    case 'mdxJsxFlowElement':
      return componentToHtml(node, names)
    default:
      throw new Error(`HTML of Drupal has no place for a node of the kind ${node.type}.`)
  }
}

function list({ ordered, start, children }: List, names: Names): string {
  const from = ordered && typeof start === 'number' && start !== 1 ? { start: String(start) } : {}
  return element(ordered ? 'ol' : 'ul', from, children.map((child) => `\n\t${item(child, names)}`).join(''))
}

function item({ checked, children }: ListItem, names: Names): string {
  const paragraphs = children.filter(({ type }) => type === 'paragraph').length
  const box =
    typeof checked === 'boolean' ? `<input type="checkbox"${checked ? ' checked="checked"' : ''} disabled>` : ''
  const inside = children.map((child) =>
    child.type === 'paragraph' && paragraphs === 1 ? wordsToHtml(toRuns(child.children), names) : block(child, names),
  )
  return element('li', {}, box + inside.join('\n'))
}

function table({ align, children: [head, ...rows] }: Table, names: Names): string {
  const row = (cell: 'th' | 'td', { children }: Table['children'][number]): string =>
    element(
      'tr',
      {},
      children
        .map(({ children }, column) => {
          const side = align?.[column]
          return element(cell, side ? { style: `text-align:${side};` } : {}, wordsToHtml(toRuns(children), names))
        })
        .join(''),
    )
  const body = rows.length > 0 ? element('tbody', {}, rows.map((cells) => row('td', cells)).join('')) : ''
  return element('table', {}, `${head ? element('thead', {}, row('th', head)) : ''}${body}`)
}
