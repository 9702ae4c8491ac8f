import { use } from 'react'
import styles from '#site/features/stored-value/store-button.module.css'
import { Button } from '#site/ui/button/button.tsx'
import { ShownPageContext } from '#site/ui/shown-page.ts'
import { useOnMyList } from './use-on-my-list.ts'

interface Props {
  readonly title: string
  /** The release, an instant. */
  readonly from: string | undefined
}

/** Puts the film of the page on the visitor's list, or takes it off, by the page's own path, however the address spells it. As wide in either case. */
export function MyListButton({ title, from }: Props) {
  const { isKept, toggle } = useOnMyList({ href: use(ShownPageContext)?.path ?? '', title, from })
  return (
    <Button icon={isKept ? 'heartFull' : 'heart'} className={styles.choose} aria-pressed={isKept} onClick={toggle}>
      My list
    </Button>
  )
}
