/** The words of prose with those of its tables of data, which are attributes, and no text to `plainText`. */
import type { Root, RootContent } from 'mdast'
import { plainText } from '#content/format/prose/mdx.ts'

export const linesOfProse = (root: Root): string[] => root.children.flatMap(linesOfBlock)

function linesOfBlock(node: RootContent): string[] {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'DataTable')
    return plainText({ type: 'root', children: [node] }).split('\n')
  const readAttribute = (name: string) => {
    const attribute = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
    return typeof attribute?.value === 'object' ? JSON.parse(attribute.value?.value ?? '') : (attribute?.value ?? '')
  }
  const rows: readonly (readonly { text: string }[])[] = readAttribute('rows')
  return [readAttribute('caption'), ...rows.map((cells) => cells.map(({ text }) => text).join('\t'))]
}
