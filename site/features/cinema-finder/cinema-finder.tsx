import { late } from '#site/ui/late/late.tsx'

/** The finder of cinemas. Until its code is there, the list can be read, and the words that are typed are kept. */
export const CinemaFinder = late(() => import('./finder.tsx'), 'Finder')
