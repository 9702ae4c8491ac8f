import type { FAQPage } from 'schema-dts'
import { textOf } from '#content/format/prose-tree.ts'
import type { Question } from '#site/loaders/content-pages/questions.ts'

/**
 * Questions with their answers. A question stands on several pages of this site, and search engines want it marked on one
 * of them: those of the FAQ on `/faqs`, those about a film or cinema on `/faq-search`.
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
