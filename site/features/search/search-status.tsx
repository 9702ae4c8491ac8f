import { Button } from '#site/ui/button/button.tsx'
import styles from './search-dialog.module.css'
import type { Search } from './use-search.ts'

/** Says, also aloud, how the search stands. Silent while there is nothing to say. */
export function SearchStatus({ search }: { readonly search: Search }) {
  return (
    <div className={styles.status}>
      <p role="status">{sentenceFor(search)}</p>
      {search.hasFailed && (
        <Button isSmall onClick={search.retry}>
          Try again
        </Button>
      )}
    </div>
  )
}

function sentenceFor({ term, found, isBusy, hasFailed }: Search): string {
  if (hasFailed) return 'The search cannot be reached right now.'
  if (!found) return isBusy ? 'Searching …' : ''
  const { hits, isCut, isClose } = found
  if (hits.length === 0) return `Nothing found for “${term}”. A shorter word may help, or one of these:`
  const results = hits.length === 1 ? '1 result' : `${hits.length} results`
  if (isClose) return `Nothing has “${term}” just so. ${results} like it:`
  return isCut ? `The best ${results}` : results
}
