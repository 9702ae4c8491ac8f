import type { ReactNode } from 'react'

/** A table that is too wide scrolls by itself; the page never does. */
export function ScrollableTable({ children }: { readonly children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse must be able to scroll it.
    <section className="table" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </section>
  )
}
