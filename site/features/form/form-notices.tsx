import type { ReactNode } from 'react'
import type { FormView } from '#site/loaders/content-pages/forms/form.ts'
import { Button } from '#site/ui/button/button.tsx'
import { focusAfter } from '#site/ui/focus/focus-after.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { ContactWays } from './contact-ways.tsx'

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

export const MissingPartNotice = () => (
  <Notice role="alert">A part of this form did not arrive. Look at your connection, and press the button again.</Notice>
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
