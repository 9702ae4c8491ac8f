/** One attempt to send a form: the bot challenge first, where it has one. */
import type { Challenge } from '#site/features/challenge/challenge.ts'
import type { Sending } from '#site/features/form/form-state.ts'
import { failed, type Send } from '#site/features/form-sending/send.ts'
import type { Outcome, Submission } from '#site/features/form-sending/submission.ts'

export interface SubmitOptions {
  readonly send: Send
  /** The bot challenge; undefined where the form makes none. */
  readonly challenge: Challenge | undefined
  readonly isOnline: () => boolean
}

interface Attempt {
  /** Reads what the form holds once the challenge is passed. */
  readonly submission: () => Omit<Submission, 'challengeToken'>
  readonly onProgress: (sending: Sending) => void
  readonly signal: AbortSignal
}

export async function submitForm(
  { send, challenge, isOnline }: SubmitOptions,
  { submission, onProgress, signal }: Attempt,
): Promise<Outcome> {
  if (!isOnline()) return failed('offline')
  let challengeToken: string | undefined
  if (challenge) {
    onProgress({ phase: 'proving' })
    challengeToken = await challenge.token(signal)
    if (signal.aborted) return failed('cancelled')
    if (challengeToken === undefined) return failed('unproven')
  }
  const content = submission()
  const hasFiles = Object.keys(content.files).length > 0
  const onShare = (share: number) => onProgress({ phase: 'sending', share: hasFiles ? share : undefined })
  onShare(0)
  const outcome = await send({ ...content, challengeToken }, { signal, onProgress: hasFiles ? onShare : () => {} })
  // The endpoint may have used up the token before it found something else.
  if (outcome.kind !== 'sent') challenge?.renew()
  const isOffline = outcome.kind === 'failed' && outcome.reason === 'unreachable' && !isOnline()
  return isOffline ? failed('offline') : outcome
}
