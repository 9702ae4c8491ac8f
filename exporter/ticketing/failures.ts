/**
 * The name of the ticketing service in request errors, hints on what to do about them, and the notice if it cannot be
 * read.
 */
import { type Problem, problemsIn } from '#content/format/problem.ts'
import type { Service } from '../http-client/errors.ts'
import type { ExportProblem } from '../problem.ts'

const login =
  'Check TICKETING_KEY, or TICKETING_TOKEN_URL, TICKETING_CLIENT_ID, TICKETING_USERNAME and TICKETING_PASSWORD.'
const address = 'Check TICKETING_URL and TICKETING_API, and what stands before the service.'
const later = 'The next export asks again; if it stays so, ask whoever runs the service.'
const form = 'Its version may be another than the adapter knows: compare with exporter/ticketing.'

export const ticketingService: Service = {
  name: 'the ticketing service',
  hints: {
    unauthorised: login,
    forbidden: `${login} If they are right, a guard before the service stops us.`,
    notFound: address,
    refused: `Check TICKETING_REGION. ${form}`,
    rateLimited: 'Raise TICKETING_INTERVAL_MS.',
    server: later,
    network: address,
    timeout: `Raise TICKETING_TIMEOUT_SECONDS. ${later}`,
    deadline: `Raise TICKETING_DEADLINE_SECONDS. ${later}`,
    aborted: 'Export again.',
    notJson: address,
    shape: form,
    redirect: address,
    otherOrigin: address,
    tooLarge: later,
    moreThanAnnounced: later,
    compressed: later,
  },
}

/** A notice, as nothing of the ticketing service blocks an export. */
export function failureNotice(error: unknown): ExportProblem {
  const [problem] = problemsIn(error) ?? []
  const { message, hint = later }: Problem = problem ?? {
    message: `${ticketingService.name} could not be read: ${(error as Error).message}`,
  }
  return {
    severity: 'notice',
    entry: 'ticketing',
    message,
    hint: `What the snapshot holds of ticketing stays as it is. ${hint}`,
  }
}
