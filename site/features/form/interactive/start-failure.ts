/** Why a form could not be started: what the visitor can do follows from it. */
import { NetworkError } from '#site/navigation/payload/fetch-site-file.ts'
import { isStaleDeploy } from '#site/navigation/payload/stale-deploy.ts'

/** `outdated`: only another document has what is missing. `broken`: the host's fault, or ours. */
export type StartFailure = 'unreachable' | 'outdated' | 'broken'

export function startFailureOf(error: unknown, isOnline: boolean): StartFailure {
  // Code that cannot be fetched looks the same where it is gone and where the network is.
  if (isStaleDeploy(error)) return isOnline ? 'outdated' : 'unreachable'
  return error instanceof NetworkError ? 'unreachable' : 'broken'
}
