import { late } from '#site/ui/late/late.tsx'

/** Banners as slides. Until their code is there they are a row that scrolls, as they are without script. */
export const Highlights = late(() => import('./shown-highlights.tsx'), 'ShownHighlights')
