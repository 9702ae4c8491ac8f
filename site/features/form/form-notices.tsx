import type { ReactNode } from 'react'
import type { FormView } from '#site/loaders/content-pages/forms/form.ts'
import { Button } from '#site/ui/button/button.tsx'
import { focusAfter } from '#site/ui/focus/focus-after.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { ContactWays } from './contact-ways.tsx'
import type { StartFailure } from './interactive/start-failure.ts'

/** How else to reach the house, for those without script. */
export const ScriptNotice = ({ contact }: Pick<FormView, 'contact'>) => (
  <noscript>
    <Notice>
      This form needs JavaScript, which is switched off here. Please <ContactWays contact={contact} />.
    </Notice>
  </noscript>
)

export const RestoredNotice = ({ onClear }: { onClear(): void }) => (
  <p className="formRestored">
    <span>What you had typed here before is still there.</span>
    <Button
      isSmall
      onClick={({ currentTarget }) => {
        focusAfter(currentTarget)
        onClear()
      }}
    >
      Clear the form
    </Button>
  </p>
)

interface FailureProps extends Pick<FormView, 'contact'> {
  readonly failure: StartFailure
  /** Loads the page anew, with what was typed. */
  onStartAnew(): void
}

/** Why the form has not started, and what helps. */
export const StartFailureNotice = ({ failure, contact, onStartAnew }: FailureProps) => (
  <Notice role="alert">
    {failure === 'unreachable' ? (
      'A part of this form did not arrive. Look at your connection, and press the button again.'
    ) : failure === 'outdated' ? (
      <>
        This site was renewed while you were here. Load the page again: what you typed is kept, but for files.{' '}
        <Button isSmall onClick={onStartAnew}>
          Load the page again
        </Button>
      </>
    ) : (
      <>
        This form does not work right now, which is our fault. What you typed is still here: press the button again in a
        while, or <ContactWays contact={contact} />.
      </>
    )}
  </Notice>
)

interface NoticeProps {
  readonly role?: 'alert'
  readonly children: ReactNode
}

function Notice({ role, children }: NoticeProps) {
  return (
    <p role={role} className="notice">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}
