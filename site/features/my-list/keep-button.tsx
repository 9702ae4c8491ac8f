import styles from '#site/features/kept/kept-button.module.css'
import { pagePath } from '#site/router/location.ts'
import { useLocation } from '#site/router/location-context.ts'
import { Button } from '#site/ui/button/button.tsx'
import { useKept } from './use-kept.ts'

interface Props {
  readonly title: string
  /** The release, an instant. */
  readonly from: string | undefined
}

/** Puts the film of the page on the visitor's list, or takes it off. As wide in either case. */
export function KeepButton({ title, from }: Props) {
  const { isKept, toggle } = useKept({ href: pagePath(useLocation().pathname), title, from })
  return (
    <Button icon={isKept ? 'heartFull' : 'heart'} className={styles.choose} aria-pressed={isKept} onClick={toggle}>
      My list
    </Button>
  )
}
