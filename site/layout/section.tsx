import type { ReactNode } from 'react'

interface Props {
  readonly heading: string
  readonly id?: string
  readonly children: ReactNode
}

/** A part of a page under a heading. */
export function Section({ heading, id, children }: Props) {
  return (
    <section className="section" id={id}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}
