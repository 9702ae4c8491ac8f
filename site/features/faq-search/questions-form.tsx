import { href } from '#site/href.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { SearchField } from '#site/ui/search-field/search-field.tsx'
import styles from './faq-search.module.css'

/** A plain form that opens the page of the search with what is typed, with and without script. */
export const QuestionsForm = () => (
  <div className={`${styles.ask} wrap`} data-print="none">
    <search className={styles.box}>
      <form action={href('faqSearch')}>
        <SearchField label="Search the questions" placeholder="Refund, stroller, popcorn …" name="q">
          <button type="submit" className={styles.go}>
            <Icon name="arrow" />
            <span className="visually-hidden">Find answers</span>
          </button>
        </SearchField>
      </form>
    </search>
  </div>
)
