import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './scrollable-table.css?url'
import shortRowsUrl from './short-rows.css?url'

interface Props {
  readonly id?: string
  /** Label of the scrollable region. */
  readonly name?: string
  /** Whether its rows are years with what happened in them. */
  readonly isTimeline?: boolean
  /** How many columns it has beside that of the titles, where all of a row are short. */
  readonly shortColumns?: number | undefined
  readonly children?: ReactNode
}

/**
 * A table that scrolls sideways where it is too wide, with a shadow at the hidden side; the page never scrolls sideways. Where its cells
 * name their columns, its rows are cards on a phone, or stand, where they are short, below its head.
 */
export function ScrollableTable({ id, name = 'Table', isTimeline = false, shortColumns, children }: Props) {
  const region = useRef<HTMLDivElement>(null)
  // Focusable where it scrolls, so that it can be scrolled by keyboard; without script always focusable.
  const [isTooWide, setTooWide] = useState(true)
  useEffect(() => {
    const { current } = region
    if (!current) return
    const observer = new ResizeObserver(() => setTooWide(current.scrollWidth > current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <PageStyles href={stylesUrl} />
      {shortColumns && <PageStyles href={shortRowsUrl} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a group, as a page with many tables has no use for so many landmarks. */}
      <div
        ref={region}
        id={id}
        className="scrollableTable"
        // React's types know no custom properties.
        style={shortColumns ? ({ '--columns': shortColumns } as CSSProperties) : undefined}
        data-timeline={isTimeline || undefined}
        role="group"
        aria-label={name}
        tabIndex={isTooWide ? 0 : undefined}
      >
        <table>{children}</table>
      </div>
    </>
  )
}
