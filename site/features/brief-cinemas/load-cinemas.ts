/** All cinemas in brief, fetched once, when somebody wants to know. */
import { type BriefCinema, cinemasFile } from '#site/shared/brief-cinema.ts'

let asked: Promise<readonly BriefCinema[]> | undefined

/** What failed is asked for again the next time. */
export function loadCinemas(): Promise<readonly BriefCinema[]> {
  asked ??= fetchCinemas().catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

async function fetchCinemas(): Promise<readonly BriefCinema[]> {
  const response = await fetch(`/${cinemasFile}`)
  // Some hosts answer with an HTML page where a file is missing.
  if (!response.ok || !response.headers.get('content-type')?.includes('json'))
    throw new Error(`The list of cinemas answered ${response.status}.`)
  return response.json()
}
