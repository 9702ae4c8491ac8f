/** The sections that are shown large, most of them on the home page. */
export { CinemaMapSection } from './cinema-map/cinema-map.tsx'
export { ExperiencePanels } from './experience-panels/experience-panels.tsx'
export { FilmFeature } from './film-feature/film-feature.tsx'
export { NewsFeature } from './news-feature/news-feature.tsx'
export { PromotionFeature } from './promotion-feature/promotion-feature.tsx'
export { Tonight } from './tonight/tonight.tsx'
