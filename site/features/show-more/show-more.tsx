import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { useOnDemand } from '#site/navigation/payload/use-on-demand.ts'
import { useSetQuery } from '#site/navigation/use-query.ts'
import { Button } from '#site/ui/button/button.tsx'
import { passFocusOn } from '#site/ui/focus/focus-after.ts'
import styles from './show-more.module.css'
import { shownCountParameter } from './use-show-more.ts'
import { WithoutScript } from './without-script.tsx'

interface Props {
  /** How many cards are shown. */
  readonly count: number
  readonly total: number
  /** How many more come with each “Show more”. */
  readonly step: number
  /** Whether a filter leaves cards out. */
  readonly isNarrowed: boolean
  readonly demand: Pick<ReturnType<typeof useOnDemand>, 'state' | 'tryAgain'>
  /** What is counted, in the plural: it is left out of a single one. */
  readonly noun: string
  /** The elements that are counted. */
  readonly item?: 'article' | 'li'
  /** The list. */
  readonly children: ReactNode
}

/** A long list: its first part, and a button that shows more of it. How many are shown is in the address. */
export function ShowMore({ count, total, step, isNarrowed, demand, noun, item = 'article', children }: Props) {
  const { state, tryAgain } = demand
  const setQuery = useSetQuery()
  const list = useRef<HTMLDivElement>(null)
  // The place of the first new card, which gets the focus once it is there.
  const firstNew = useRef<number>(undefined)
  const more = useRef<HTMLDivElement>(null)
  // Before the focus is passed on from a button that goes.
  useLayoutEffect(() => {
    if (firstNew.current === undefined || firstNew.current >= count) return
    const card = list.current?.querySelectorAll(`${item}:not([hidden], [hidden] *)`)[firstNew.current]
    firstNew.current = undefined
    // A visitor who has moved the focus meanwhile keeps it. The last part takes the button away, and the focus with it.
    const { activeElement } = document
    if (activeElement !== document.body && !more.current?.contains(activeElement)) return
    card?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [count, item])
  const showMore = () => {
    firstNew.current = count
    void setQuery({ [shownCountParameter]: String(count + step) })
  }
  const isFetching = state === 'fetching'
  const hasFailed = state === 'failed'
  return (
    <>
      <div ref={list} className={styles.list} aria-busy={isFetching}>
        {count > 0 && children}
      </div>
      <div ref={more} className={styles.more} data-print="none">
        <div role="alert">
          {hasFailed && (
            <p>
              {isNarrowed ? `There may be more ${noun} like these` : `There are more ${noun}`}, but they could not be
              fetched. Are you online?
            </p>
          )}
        </div>
        <p role="status">
          {isFetching
            ? `Fetching all ${noun} …`
            : !hasFailed && (total === 1 ? `${count} of 1` : `${count} of ${total} ${noun}`)}
        </p>
        {count < total && (
          <div ref={passFocusOn} className={styles.button}>
            <Button aria-busy={isFetching} onClick={isFetching ? undefined : hasFailed ? tryAgain : showMore}>
              {hasFailed ? 'Try again' : 'Show more'}
            </Button>
          </div>
        )}
        <WithoutScript />
      </div>
    </>
  )
}
