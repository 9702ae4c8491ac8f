import type { FAQPage } from 'schema-dts'
import { textOf } from '#content/format/prose/prose-tree.ts'
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

const plainText = (answer: Question['answer']): string =>
  answer
    .map(textOf)
    .filter((text) => text.trim() !== '')
    .join('\n')
