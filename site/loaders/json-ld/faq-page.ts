import type { FAQPage } from 'schema-dts'
import type { ProseElementProps, ProseNode } from '#content/format/prose/prose-tree.ts'
import type { ProseProps } from '#content/schema/components.ts'
import type { Question } from '#site/loaders/content-pages/questions.ts'

/**
 * Questions with answers. Search engines want a question marked on one page only: those of the FAQ are marked on `/faqs`,
 * those about a film or cinema on `/faq-search`.
 */
export function faqPage(questions: readonly Question[]): FAQPage[] {
  if (questions.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ title, answer }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    },
  ]
}

/** A line for each paragraph, item of a list and row of a table. */
const plainText = (answer: Question['answer']): string =>
  answer
    .map(withBreaks)
    .join('')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim()

const line = /^(?:p|h[1-6]|li|tr|blockquote|pre|br)$/
const cell = /^t[hd]$/

const linesOfTable = ({ caption = '', rows }: ProseProps<'DataTable'>): string =>
  ['', caption, ...rows.map((row) => row.map(({ text }) => text).join(' ')), ''].join('\n')

function withBreaks(node: ProseNode): string {
  if (typeof node === 'string') return node
  const [name, props, ...children] = node
  if (name === 'DataTable') return linesOfTable(props as ProseElementProps & ProseProps<'DataTable'>)
  const text = children.map(withBreaks).join('')
  if (line.test(name)) return `\n${text}\n`
  return cell.test(name) ? `${text} ` : text
}
