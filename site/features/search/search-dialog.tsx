import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { ownValue } from '#content/schema/own-value.ts'
import { usePageChange } from '#site/navigation/use-page-change.ts'
import { useQuery, useSetQuery } from '#site/navigation/use-query.ts'
import { useLocation } from '#site/router/location-context.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { isComposing } from '#site/ui/search-field/is-composing.ts'
import { loadStyles } from '#site/ui/styles/load-styles.ts'
import { groupsOf, suggestions } from './options.ts'
import stylesUrl from './search-dialog.css?url'
import { SearchOptions } from './search-options.tsx'
import { SearchStatus } from './search-status.tsx'
import { type Search, useSearch } from './use-search.ts'

export interface SearchDialogProps {
  /** Initial text of the field. */
  readonly term: string
  onClose(): void
}

export async function loadWithStyles() {
  await loadStyles(stylesUrl)
  return SearchDialog
}

/** The search as a combobox: focus stays in the field, arrow keys choose an option, Enter opens it. */
function SearchDialog({ term, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState(term)
  const [chosen, choose] = useState<{ readonly among: Search['results']; readonly index: number }>()
  const search = useSearch(typed)
  const id = useId()
  const { results } = search
  const groups = results && results.hits.length > 0 ? groupsOf(results.hits) : search.hasFailed ? [] : [suggestions]
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  // What was chosen among other options is not chosen among these.
  const active = chosen && chosen.among === results && chosen.index < count ? chosen.index : -1

  // Enter pressed before the results are there opens the first of them once they are.
  const isAwaited = useRef(false)
  useEffect(() => {
    if (search.isBusy || !isAwaited.current) return
    isAwaited.current = false
    if (results && results.hits.length > 0) document.getElementById(optionId(id, 0))?.click()
  }, [search.isBusy, results, id])

  useEffect(() => {
    if (!dialog.current || dialog.current.open) return
    dialog.current.setAttribute('closedby', 'any')
    dialog.current.showModal()
  }, [])
  usePageChange(() => dialog.current?.close())
  const { pathname } = useLocation()
  const isAsked = useQuery().has('q') && pathname === '/'
  const setQuery = useSetQuery()
  // A dialog that the visitor closed is not reopened by a reload or by Back; Back from a result reopens it.
  const onDismiss = () => {
    if (isAsked) void setQuery({ q: '' })
    else keepWords(undefined)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Until what an input method composes is a word, its keys are its own.
    if (isComposing(event.nativeEvent)) return
    const step = ownValue({ ArrowDown: 1, ArrowUp: -1 }, event.key)
    if (step && count > 0) {
      event.preventDefault()
      // Wraps around: from the field down to the first option, or up to the last.
      const next = (active + step + count + (active < 0 && step < 0 ? 1 : 0)) % count
      choose({ among: results, index: next })
      document.getElementById(optionId(id, next))?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active < 0 && search.isBusy) isAwaited.current = true
      else if (active >= 0 || results?.hits.length) document.getElementById(optionId(id, Math.max(active, 0)))?.click()
    }
  }

  return (
    <dialog ref={dialog} className="searchDialog" aria-label="Search" onCancel={onDismiss} onClose={onClose}>
      <div className="searchRow">
        <Icon name="search" size={1.375} />
        <input
          type="text"
          role="combobox"
          className="searchInput"
          aria-label="Search films, cinemas, promotions and more"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? optionId(id, active) : undefined}
          placeholder="Films, cinemas, promotions …"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onChange={({ currentTarget }) => {
            isAwaited.current = false
            setTyped(currentTarget.value)
            choose(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        <Button
          variant="icon"
          icon="close"
          className="searchClose"
          onClick={() => {
            onDismiss()
            dialog.current?.close()
          }}
        >
          Close the search
        </Button>
      </div>
      <div className="searchScroll" aria-busy={search.isBusy}>
        <SearchStatus
          search={search}
          onRetry={() => {
            // This click removes its own button.
            dialog.current?.querySelector('input')?.focus()
            search.retry()
          }}
        />
        <SearchOptions
          id={`${id}-list`}
          idOf={(index) => optionId(id, index)}
          groups={groups}
          active={active}
          onChoose={() => {
            keepWords(typed)
            dialog.current?.close()
          }}
        />
      </div>
    </dialog>
  )
}

const optionId = (id: string, index: number): string => `${id}-option-${index}`

/** Keeps in the entry of the history what was searched for there, with which the button opens the search again. */
const keepWords = (words: string | undefined): void => history.replaceState({ ...history.state, search: words }, '')
