/** Fetches everything from the service that the snapshot wants to know. Never rejects: whatever fails becomes a notice. */
import type { ExportProblem } from '../problem.ts'
import { failureNotice } from './failures.ts'
import type { Screening, Site, SoldFilm, TicketingService } from './service.ts'

/** All that a service lists, under its own ids. */
export interface TicketingData {
  readonly sites: readonly Site[]
  readonly films: readonly SoldFilm[]
  readonly screenings: readonly Screening[]
}

export type TicketingResult =
  | { readonly kind: 'received'; readonly data: TicketingData }
  | { readonly kind: 'failed'; readonly problem: ExportProblem }
  | { readonly kind: 'skipped' }

/** Stands in place of a service that is not to be asked. */
export interface SkippedService {
  /** Words to stand after “as”. */
  readonly reason: string
}

export const isConfigured = (service: TicketingService | SkippedService): service is TicketingService =>
  'name' in service

export async function fetchTicketing(service: TicketingService | SkippedService): Promise<TicketingResult> {
  if (!isConfigured(service)) return { kind: 'skipped' }
  try {
    const sites = await service.listSites()
    const films = await service.listFilms()
    const screenings = await service.screeningDates()
    return { kind: 'received', data: { sites, films, screenings } }
  } catch (error) {
    return { kind: 'failed', problem: failureNotice(error) }
  }
}
