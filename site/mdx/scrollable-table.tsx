import type { ReactNode } from 'react'

/** A table that is too wide scrolls by itself; the page never does. */
export function ScrollableTable({ children }: { readonly children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse must be able to scroll it.
    // biome-ignore lint/a11y/useSemanticElements: a group, as a page with many tables has no use for so many landmarks.
    <div className="table" role="group" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}
