import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { FaqList } from '#site/ui/faq-list/faq-list.tsx'
import { QuestionLinks } from '#site/ui/faq-list/question-links.tsx'
import { Hero } from '#site/ui/hero/hero.tsx'
import { Links } from '#site/ui/links/links.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { Section } from '#site/ui/section/section.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

/** So few are what one has come for: their answers are open. */
const few = 8

/** A question with its answer, or a category with all of its questions. */
export function Page({ data: { title, kicker, summary, body, questions, groups } }: Props) {
  return (
    <article>
      <Hero title={title} kicker={kicker} summary={summary} />
      <Section heading={questions ? 'Answers' : 'Our answer'} isBeside>
        {body && <Prose tree={body} />}
        {questions && (
          <div data-answers>
            <FaqList questions={questions} areOpen={questions.length <= few} />
          </div>
        )}
      </Section>
      {groups.map(({ heading, cards }, index) => (
        <Section key={index} heading={heading} isBeside>
          <QuestionLinks questions={cards} />
        </Section>
      ))}
      <Section heading="Not what you were looking for?" isBeside>
        <Links
          links={[
            { label: 'Search the questions', href: href('faqSearch') },
            { label: 'All questions', href: href('faqs') },
            { label: 'Contact Us', href: href('contactUs') },
          ]}
        />
      </Section>
    </article>
  )
}
