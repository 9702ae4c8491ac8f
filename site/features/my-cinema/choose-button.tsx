import styles from '#site/features/stored-value/store-button.module.css'
import { Button } from '#site/ui/button/button.tsx'
import { chooseCinema, type MyCinema, useMyCinema } from './my-cinema.ts'

/** Makes a cinema the visitor's, or takes that back. As wide in either case. */
export function ChooseButton({ cinema }: { readonly cinema: MyCinema }) {
  const isMine = useMyCinema()?.href === cinema.href
  return (
    <Button
      icon={isMine ? 'check' : 'pin'}
      className={styles.choose}
      aria-pressed={isMine}
      onClick={() => chooseCinema(isMine ? undefined : cinema)}
    >
      My cinema
    </Button>
  )
}
