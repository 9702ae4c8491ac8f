import type { ReactNode } from 'react'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './two-columns.css?url'

/** Two columns on wide screens, the second wider. */
export function TwoColumns({ children }: { readonly children: ReactNode }) {
  return (
    <div className="twoColumns wrap">
      <PageStyles href={stylesUrl} />
      {children}
    </div>
  )
}
