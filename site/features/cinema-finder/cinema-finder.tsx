import { lazyPart } from '#site/ui/lazy-part/lazy-part.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './cinema-finder.css?url'
import type { FinderProps } from './finder.tsx'

const Finder = lazyPart(() => import('./finder.tsx'), 'Finder')

/** The finder of cinemas. Until its code is there, the list can be read, and the words that are typed are kept. */
export const CinemaFinder = (props: FinderProps) => (
  <>
    <PageStyles href={stylesUrl} />
    <Finder {...props} />
  </>
)
