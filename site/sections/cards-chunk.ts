/** Sections of cards. */
export { CardGrid } from './card-grid/card-grid.tsx'
export { CinemaList } from './cinema-list/cinema-list.tsx'
export { MovieRail } from './movie-rail/movie-rail.tsx'
export { PromotionRail } from './promotion-rail/promotion-rail.tsx'
