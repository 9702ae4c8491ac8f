import { ContactWays } from '#site/features/form/contact-ways.tsx'
import type { Failure, Sending } from '#site/features/form/form-state.ts'
import type { FailureReason } from '#site/features/form-sending/submission.ts'
import { useOnline } from '#site/features/online/online.ts'
import type { FormView } from '#site/loaders/content-pages/forms/form.ts'
import { Button } from '#site/ui/button/button.tsx'
import { focusAfter } from '#site/ui/focus/focus-after.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { waitText } from './wait-text.ts'

interface Props extends Pick<FormView, 'contact'> {
  readonly sending: Sending
  readonly isChallengeVisible: boolean
}

/** How sending goes, and what has come of it. */
export function SendingNotice({ sending, isChallengeVisible, contact }: Props) {
  const isOnline = useOnline()
  return (
    <>
      <div role="status" className="formStatus">
        {sending.phase === 'sending' && <p>{sending.share === 1 ? 'Waiting for the receipt …' : 'Sending …'}</p>}
        {sending.phase === 'sent' && <p>It was sent. Thank you!</p>}
        {sending.phase === 'proving' && !isChallengeVisible && <p>Checking that no machine sends this …</p>}
        {isChallengeVisible && (
          <p className="formNotice" data-calm>
            <Icon name="down" />
            <span>
              We cannot tell yet that no machine sends this. Please answer the question below
              {sending.phase === 'proving' ? '; then your form is on its way.' : ' before you send it.'}
            </span>
          </p>
        )}
        {!isOnline && sending.phase !== 'failed' && (
          <p className="formNotice">
            <Icon name="offline" />
            <span>You are offline, so nothing can be sent just now. What you typed is kept.</span>
          </p>
        )}
      </div>
      <div role="alert" className="formStatus">
        {sending.phase === 'failed' && (
          <div className="formNotice">
            <Icon name={sending.failure.reason === 'offline' ? 'offline' : 'warning'} />
            <div>
              <p className="formNoticeHeading">{headings[sending.failure.reason]}</p>
              <p>
                {adviceFor(sending.failure)}{' '}
                {needsAnotherWay.has(sending.failure.reason) && (
                  <>
                    Or <ContactWays contact={contact} />.
                  </>
                )}
              </p>
            </div>
          </div>
        )}
      </div>
    </>
  )
}

/** How far sending has come, and the way to stop it. */
export function SendingProgress({ sending, onCancel }: Pick<Props, 'sending'> & { onCancel(): void }) {
  if (sending.phase !== 'sending' && sending.phase !== 'proving') return null
  return (
    <div className="formProgress">
      {sending.phase === 'sending' && sending.share !== undefined && (
        <progress aria-label="Sent so far" value={sending.share} />
      )}
      <Button
        isSmall
        onClick={({ currentTarget }) => {
          focusAfter(currentTarget)
          onCancel()
        }}
      >
        Cancel
      </Button>
    </div>
  )
}

const headings: Readonly<Record<FailureReason, string>> = {
  offline: 'You are offline',
  unreachable: 'Our server could not be reached',
  slow: 'Our server did not answer in time',
  cancelled: 'Sending was stopped',
  refused: 'Our server could not take this form',
  forbidden: 'Our server would not take this form',
  tooLarge: 'Your attachment is too large for our server',
  busy: 'Too much has been sent from your connection',
  broken: 'Something is wrong at our end',
  changed: 'Your message had already arrived',
  unproven: 'The check against machines did not work',
  doubted: 'The check against machines has expired',
}

const advice: Readonly<Record<Exclude<FailureReason, 'busy'>, string>> = {
  offline: 'All that you typed is kept. Send it again once you are connected.',
  unreachable: 'All that you typed is kept. Please look at your connection and try again.',
  slow: 'All that you typed is kept. Please try again; if it has arrived after all, it counts once.',
  cancelled: 'All that you typed is kept. You can change it, and send it when you like.',
  refused: 'All that you typed is kept. Please load this page again, and send it once more.',
  forbidden: 'All that you typed is kept. Please load this page again, and send it once more.',
  tooLarge: 'All that you typed is kept. Please choose a smaller file, or send the form without one.',
  broken: 'All that you typed is kept. Please try again in a few minutes.',
  changed:
    'It came as you first sent it, and you have changed it since. If the change matters, send it as another message.',
  unproven:
    'All that you typed is kept. Please try again. Something in your browser may be keeping the check from this page.',
  doubted: 'All that you typed is kept, and the check is made anew. Please send it once more.',
}

const needsAnotherWay: ReadonlySet<FailureReason> = new Set([
  'refused',
  'forbidden',
  'broken',
  'unreachable',
  'unproven',
  'doubted',
])

function adviceFor({ reason, waitSeconds = 60 }: Failure): string {
  if (reason !== 'busy') return advice[reason]
  return `All that you typed is kept. Please wait ${waitText(waitSeconds)}, and try again.`
}
