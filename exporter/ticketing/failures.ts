/** What went wrong between us and the ticketing service, in words: the client's own speak of the CMS. */
import { CmsError, type CmsErrorKind } from '../cms-client/errors.ts'

const login =
  'Check TICKETING_KEY, or TICKETING_TOKEN_URL, TICKETING_CLIENT_ID, TICKETING_USERNAME and TICKETING_PASSWORD.'
const address = 'Check TICKETING_URL and TICKETING_API, and what stands before the service.'
const later = 'The next export asks again; if it stays so, ask whoever runs the service.'
const form = 'Its version may be another than the adapter knows: compare with exporter/ticketing.'

const sentences: Readonly<Record<CmsErrorKind, { readonly message: string; readonly hint: string }>> = {
  unauthorised: { message: 'does not accept the login', hint: login },
  forbidden: {
    message: 'refuses us: the login may not read this, or a guard before the service stops us',
    hint: login,
  },
  notFound: { message: 'has nothing there', hint: address },
  refused: { message: 'refuses the request', hint: `Check TICKETING_REGION. ${form}` },
  rateLimited: { message: 'asks us to slow down', hint: 'Raise TICKETING_INTERVAL_MS.' },
  server: { message: 'failed', hint: later },
  network: { message: 'could not be reached', hint: address },
  timeout: { message: 'took too long', hint: `Raise TICKETING_TIMEOUT_SECONDS. ${later}` },
  deadline: {
    message: 'took more time than it is given in an export',
    hint: `Raise TICKETING_DEADLINE_SECONDS. ${later}`,
  },
  aborted: { message: 'was not waited for', hint: 'Export again.' },
  notJson: { message: 'answered with something that is not JSON', hint: address },
  shape: { message: 'answered in a shape that we do not know', hint: form },
  redirect: { message: 'sends us elsewhere', hint: address },
  otherOrigin: { message: 'has an address that is not the configured one', hint: address },
  tooLarge: { message: 'answered with more than the exporter takes', hint: later },
  moreThanAnnounced: { message: 'answered with more than it announced', hint: later },
  compressed: { message: 'sent a file compressed', hint: later },
}

/** As what the service did, to stand after its name. */
export function describeFailure(error: unknown): { message: string; hint: string } {
  if (!(error instanceof CmsError)) return { message: `could not be read: ${(error as Error).message}`, hint: later }
  const { kind, method, path, status, attempts, detail } = error
  const facts = [status, attempts > 1 ? `after ${attempts} attempts` : undefined, detail].filter(Boolean).join(', ')
  return { ...sentences[kind], message: `${sentences[kind].message}: ${method} ${path}${facts ? ` (${facts})` : ''}` }
}
