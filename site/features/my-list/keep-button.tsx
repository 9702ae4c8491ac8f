import styles from '#site/features/kept/kept-button.module.css'
import { useLocation } from '#site/router/location-context.ts'
import { currentTime } from '#site/shared/clock.ts'
import { Button } from '#site/ui/button/button.tsx'
import { dayOf, dropFilm, keepFilm, useMyList } from './my-list.ts'

interface Props {
  readonly title: string
  /** The release, an instant. */
  readonly from: string | undefined
}

/** Puts the film of the page on the visitor's list, or takes it off. As wide in either case. */
export function KeepButton({ title, from }: Props) {
  const href = useLocation().pathname.replace(/\/$/, '')
  const isKept = useMyList().some((film) => film.href === href)
  const toggle = () => {
    if (isKept) dropFilm(href)
    // Whoever has just read when it opens is not told so on the same day.
    else keepFilm({ href, title, ...(from === undefined ? {} : { from }), toldOn: dayOf(currentTime()) })
  }
  return (
    <Button icon={isKept ? 'heartFull' : 'heart'} className={styles.choose} aria-pressed={isKept} onClick={toggle}>
      My list
    </Button>
  )
}
