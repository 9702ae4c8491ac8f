import { Button } from '#site/ui/button/button.tsx'
import type { Search } from './use-search.ts'

/** Status of the search, announced to screen readers. */
export function SearchStatus({ search, onRetry }: { readonly search: Search; onRetry(): void }) {
  return (
    <div className="searchStatus">
      <p role="status">{sentenceFor(search)}</p>
      {search.hasFailed && (
        <Button isSmall onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

function sentenceFor({ term, results, isBusy, hasFailed }: Search): string {
  if (hasFailed) return 'The search cannot be reached right now.'
  if (!results) return isBusy ? 'Searching …' : ''
  const { hits, isTruncated, isApproximate } = results
  if (hits.length === 0) return `Nothing found for “${term}”. A shorter word may help, or one of these:`
  const count = hits.length === 1 ? '1 result' : `${hits.length} results`
  if (isApproximate) return `Nothing has “${term}” just so. ${count} like it:`
  return isTruncated ? `The best ${count}` : count
}
