import { type ComponentType, useState } from 'react'
import { toast } from '#site/features/toast/toast.ts'
import { Button } from '#site/ui/button/button.tsx'
import styles from './invitation-button.module.css'
import type { InvitationDialogProps } from './invitation-dialog.tsx'

interface Props {
  /** Slug of the cinema that is written into it at first. */
  readonly cinema?: string | undefined
}

/** Opens an invitation to write and print, on a page whose rest has the places. Its code and its sheet are fetched on demand. */
export function InvitationButton({ cinema }: Props) {
  const [Dialog, setDialog] = useState<ComponentType<InvitationDialogProps>>()
  const [isOpen, setOpen] = useState(false)

  async function open(): Promise<void> {
    try {
      const { InvitationDialog } = await import('./invitation-dialog.tsx')
      setDialog(() => InvitationDialog)
      setOpen(true)
    } catch {
      toast('The invitation did not arrive. Look at your connection, and try again.')
    }
  }

  return (
    <>
      <Button icon="mail" className={styles.open} aria-haspopup="dialog" data-print="none" onClick={() => void open()}>
        Print an invitation
      </Button>
      {Dialog && <Dialog cinema={cinema} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
