import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './scrollable-table.module.css'

interface Props {
  /** What is in it, for those who reach it by keyboard or hear it. */
  readonly name?: string
  readonly children?: ReactNode
}

/** A table that is too wide scrolls by itself, with a shadow where there is more of it; the page never does. */
export function ScrollableTable({ name = 'Table', children }: Props) {
  const region = useRef<HTMLDivElement>(null)
  // Who has no mouse must be able to scroll it. Without script nobody knows whether it does, and all can be reached.
  const [isTooWide, setTooWide] = useState(true)
  useEffect(() => {
    const { current } = region
    if (!current) return
    const observer = new ResizeObserver(() => setTooWide(current.scrollWidth > current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, as a page with many tables has no use for so many landmarks.
    <div ref={region} className={styles.region} role="group" aria-label={name} tabIndex={isTooWide ? 0 : undefined}>
      <table className={styles.table}>{children}</table>
    </div>
  )
}
