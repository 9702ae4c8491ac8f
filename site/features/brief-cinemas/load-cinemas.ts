import { type BriefCinema, cinemasFile } from '#site/shared/place/brief-cinema.ts'
import { loadOnce } from './load-once.ts'

/** All cinemas in brief. */
export const loadCinemas = loadOnce<readonly BriefCinema[]>(cinemasFile)
