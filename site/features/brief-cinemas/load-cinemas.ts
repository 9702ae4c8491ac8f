import { loadOnce } from '#site/navigation/payload/load-once.ts'
import { type BriefCinema, briefCinemasFile } from '#site/shared/geo/brief-cinema.ts'

/** All cinemas in brief. */
export const loadCinemas = loadOnce<readonly BriefCinema[]>(briefCinemasFile)
