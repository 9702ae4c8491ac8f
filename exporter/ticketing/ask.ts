/** Asks the service for everything that the snapshot wants to know. Never rejects: whatever fails becomes a notice. */
import type { ExportProblem } from '../problem.ts'
import { failureNotice } from './failures.ts'
import type { Screening, Site, SoldFilm, TicketingService } from './service.ts'

export interface Answer {
  readonly sites: readonly Site[]
  readonly films: readonly SoldFilm[]
  readonly screenings: readonly Screening[]
}

export type Asked =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly problem: ExportProblem }
  | { readonly kind: 'notAsked' }

/** What stands in for a service that is not to be asked, and why. */
export interface NotAsked {
  readonly notAsked: string
}

export const isAsked = (service: TicketingService | NotAsked): service is TicketingService => 'name' in service

export async function ask(service: TicketingService | NotAsked): Promise<Asked> {
  if (!isAsked(service)) return { kind: 'notAsked' }
  try {
    const sites = await service.listSites()
    const films = await service.listFilms()
    const screenings = await service.screeningDates()
    return { kind: 'answered', answer: { sites, films, screenings } }
  } catch (error) {
    return { kind: 'failed', problem: failureNotice(error) }
  }
}
