import { counted } from '#content/format/count.ts'
import { href } from '#site/href.ts'
import { group } from '#site/loaders/content-pages/detail.ts'
import { type DetailLoader, detailPage, following } from '#site/loaders/content-pages/detail-page.ts'
import { questionsOf } from '#site/loaders/content-pages/questions.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import { termTitle } from '#site/loaders/source/vocabulary.ts'

/** A question, or a category with all of its questions. */
export const load: DetailLoader = (source, sitePage) => {
  if (sitePage.entry.startsWith('taxonomy/')) {
    const category = source.entry('taxonomy', sitePage.entry)
    const entries = source.referrersOf('faq', 'category', sitePage.entry)
    return detailPage(
      source,
      sitePage,
      { title: category.title },
      {
        kicker: 'Questions',
        summary: `${counted(entries.length, 'question')} that guests ask us, with the ${entries.length === 1 ? 'answer' : 'answers'}.`,
        questions: questionsOf(source, entries),
        head: {
          isEmpty: entries.length === 0,
          supplement: byOrder(entries)
            .map(({ title }) => title)
            .join(' '),
        },
      },
    )
  }
  const faq = source.entry('faq', sitePage.entry)
  const inCategory = byOrder(source.referrersOf('faq', 'category', faq.category))
  return detailPage(source, sitePage, faq, {
    kicker: termTitle(source, faq.category),
    body: source.prose(faq.body),
    groups: group(
      'Related questions',
      following(inCategory, faq).map(({ slug, title }) => ({
        id: slug,
        title,
        href: href('faq', { slug }),
        shape: 'wide' as const,
      })),
    ),
  })
}
