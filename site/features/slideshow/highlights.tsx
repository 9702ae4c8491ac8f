import { lazyPart } from '#site/ui/lazy-part/lazy-part.tsx'

/** Banners as slides. Until their code is there they are a row that scrolls, as they are without script. */
export const Highlights = lazyPart(() => import('./shown-highlights.tsx'), 'ShownHighlights')
