import { type ReactNode, useRef } from 'react'
import { type SearchState, useListSearch } from '#site/features/search-index/use-list-search.ts'
import { href } from '#site/href.ts'
import { useSetQuery } from '#site/navigation/use-query.ts'
import { useTypedQuery } from '#site/navigation/use-typed-query.ts'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { bringFoundIntoView } from '#site/ui/into-view/bring-into-view.ts'
import { Links } from '#site/ui/links/links.tsx'
import { isComposing } from '#site/ui/search-field/is-composing.ts'
import { SearchField } from '#site/ui/search-field/search-field.tsx'
import styles from './faq-search.module.css'
import { QuestionGroups } from './question-groups.tsx'
import { countOf, type Group, keepFound, searchableQuestions } from './searchable-questions.ts'

interface Props {
  readonly groups: readonly Group[]
  /** What can be typed, below the field. */
  readonly help?: ReactNode
}

/** All questions, filtered while typing. The term is in the address, so that a result can be shared. */
export function FaqSearch({ groups, help }: Props) {
  const { text: term, type } = useTypedQuery('q', useSetQuery())
  const { ids, state, prepare } = useListSearch(groups, searchableQuestions, term)
  const found = keepFound(groups, ids)
  const count = countOf(found)
  const status = useRef<HTMLParagraphElement>(null)
  return (
    <>
      <div className={`${styles.search} wrap`} data-print="none">
        <search className={styles.box}>
          <SearchField
            label="Search the questions"
            placeholder="Refund, stroller, popcorn …"
            value={term}
            onFocus={prepare}
            onType={type}
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Enter' && !isComposing(nativeEvent)) bringFoundIntoView(status.current)
            }}
          />
        </search>
        <p ref={status} className={styles.count} role="status">
          {statusText(count, term.trim(), state)}
        </p>
        {help && <div className={styles.help}>{help}</div>}
      </div>
      {count === 0 ? (
        <div className={`${styles.none} wrap`}>
          <EmptyState noun="questions" message="No question has all of these words. Try fewer, or ask us.">
            <Links
              links={[
                { label: 'All questions', href: href('faqs') },
                { label: 'Contact Us', href: href('contactUs') },
              ]}
            />
          </EmptyState>
        </div>
      ) : (
        <QuestionGroups groups={found} isNarrowed={ids !== undefined} />
      )}
    </>
  )
}

function statusText(count: number, term: string, state: SearchState): string {
  if (state === 'loading') return 'Searching …'
  const questions = count === 1 ? '1 question' : `${count} questions`
  if (state === 'failed') return `The search cannot be reached right now. Listed without it: ${questions}`
  return term === '' ? questions : `${questions} for “${term}”`
}
