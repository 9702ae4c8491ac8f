import type { ReactNode } from 'react'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './two-columns.css?url'

interface Props {
  readonly children: ReactNode
}

/** Two columns on wide screens, the second wider. */
export function TwoColumns({ children }: Props) {
  return (
    <div className="twoColumns wrap">
      <PageStyles href={stylesUrl} />
      {children}
    </div>
  )
}
