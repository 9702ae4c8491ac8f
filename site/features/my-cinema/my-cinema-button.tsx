import { type ComponentType, useState } from 'react'
import { toast } from '#site/features/toast/toast.ts'
import { href } from '#site/href.ts'
import { unlessNavigatedAway } from '#site/navigation/unless-navigated-away.ts'
import { useNavigate } from '#site/router/location-context.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { useMyCinema } from './my-cinema.ts'
import styles from './my-cinema-button.module.css'
import type { MyCinemaDialogProps } from './my-cinema-dialog.tsx'

/** Says which cinema is the visitor's, and opens the choice of another: its code and styles are fetched on demand. */
export function MyCinemaButton(own: Pick<MyCinemaDialogProps, 'listPage' | 'account'>) {
  const mine = useMyCinema()
  const navigate = useNavigate()
  const [Dialog, setDialog] = useState<ComponentType<MyCinemaDialogProps>>()
  const [isOpen, setOpen] = useState(false)

  const open = (): void =>
    void unlessNavigatedAway(loadDialog()).then(
      (MyCinemaDialog) => {
        setDialog(() => MyCinemaDialog)
        setOpen(true)
      },
      // Every page of a cinema has the choice, too. Offline there is none, and the visitor would lose the one that they read.
      () => (navigator.onLine ? void navigate(href('cinemaIndex')) : toast('You are offline')),
    )

  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={mine && `My cinema: ${mine.name}`}
        data-chosen={mine ? '' : undefined}
        onPointerEnter={() => void loadDialog().catch(() => {})}
        onClick={open}
      >
        <Icon name="pin" size={1.5} />
        <span className={styles.name}>{mine?.name ?? 'My cinema'}</span>
      </button>
      {Dialog && <Dialog {...own} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

const loadDialog = () => import('./my-cinema-dialog.tsx').then((part) => part.loadWithStyles())
