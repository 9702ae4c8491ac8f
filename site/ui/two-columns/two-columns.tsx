import type { ReactNode } from 'react'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './two-columns.css?url'

interface Props {
  /** Whether a form is among them, which needs more than half of a tablet's width. */
  readonly hasForm?: boolean
  readonly children: ReactNode
}

/** Two columns on wide screens, the second wider. */
export function TwoColumns({ hasForm = false, children }: Props) {
  return (
    <div className="twoColumns wrap" data-form={hasForm || undefined}>
      <PageStyles href={stylesUrl} />
      {children}
    </div>
  )
}
