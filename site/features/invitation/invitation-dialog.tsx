/** Loaded by `import()` only: a static import would put it into the page's own script. */
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import type { InvitationPlace } from '#site/loaders/content-pages/packages/invitation-places.ts'
import { useOnDemand } from '#site/navigation/payload/use-on-demand.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Dialog } from '#site/ui/dialog/dialog.tsx'
import { Select } from '#site/ui/select/select.tsx'
import stylesUrl from './invitation.css?url'
import { InvitationSheet } from './invitation-sheet.tsx'
import type { Invitation } from './invitation-text.ts'

export interface InvitationDialogProps {
  readonly cinema: string | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

const fields = [
  { name: 'host', label: 'Who invites?', type: 'text', max: 40 },
  { name: 'day', label: 'Day', type: 'date' },
  { name: 'time', label: 'Time', type: 'time' },
  { name: 'reply', label: 'Reply to', type: 'text', max: 80 },
] as const satisfies readonly { readonly name: keyof Invitation; readonly [key: string]: unknown }[]

/** An invitation that is written here and printed; nothing of it is sent or kept. While it is open, it is what the page prints. */
export function InvitationDialog({ cinema, isOpen, onClose }: InvitationDialogProps) {
  const id = useId()
  const { rest, state, tryAgain } = useOnDemand<{ readonly places: readonly InvitationPlace[] }>(isOpen)
  const [invitation, setInvitation] = useState<Invitation>({ host: '', day: '', time: '', reply: '' })
  const [chosen = cinema, setChosen] = useState<string>()
  const place = rest?.places.find((one) => one.id === chosen)
  const sheet = <InvitationSheet invitation={invitation} place={place} />
  return (
    <>
      <Dialog title="An invitation to print" isOpen={isOpen} onClose={onClose} stylesUrl={stylesUrl}>
        <div className="writeInvitation">
          <p className="note">What you write here stays on your device. What you leave open is a line to write on.</p>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              print()
            }}
          >
            {fields.map(({ name, label, type, ...limits }) => (
              <div key={name} className="field" data-type={type}>
                <label htmlFor={`${id}-${name}`}>{label}</label>
                <input
                  id={`${id}-${name}`}
                  type={type}
                  maxLength={'max' in limits ? limits.max : undefined}
                  autoComplete="off"
                  value={invitation[name]}
                  onChange={({ target }) => setInvitation({ ...invitation, [name]: target.value })}
                />
              </div>
            ))}
            <Select
              label="Cinema"
              value={place?.id ?? ''}
              options={[
                { value: '', label: 'To write in' },
                ...(rest?.places ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={setChosen}
            />
            {state === 'failed' && (
              <p role="alert">
                The addresses of the cinemas cannot be reached right now.{' '}
                <Button
                  variant="link"
                  onClick={({ currentTarget }) => {
                    // This click removes its own button.
                    currentTarget.form?.querySelector('select')?.focus()
                    tryAgain()
                  }}
                >
                  Try again
                </Button>
              </p>
            )}
            <Button type="submit" variant="primary">
              Print
            </Button>
          </form>
          <div aria-hidden="true" className="preview">
            {sheet}
          </div>
        </div>
      </Dialog>
      {isOpen && createPortal(<div className="printedInvitation">{sheet}</div>, document.body)}
    </>
  )
}
