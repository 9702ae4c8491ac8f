import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#site/ui/button/button.tsx'
import styles from './rail.module.css'
import { scrollBehaviour, scrollFocusedIntoView } from './scroll-focused-into-view.ts'

interface Props {
  /** What is on it, for those who do not see it. */
  readonly label: string
  readonly shape: 'poster' | 'square' | 'wide' | 'picture'
  /** List items. */
  readonly children: ReactNode
}

/** How much of the visible part one press of a button moves on. */
const step = 0.8

/** A row that is moved sideways: by finger and wheel as it is, by buttons where there is a mouse. */
export function Rail({ label, shape, children }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const { hasBack, hasOn } = useScrollEnds(list)
  const move = (direction: 1 | -1) => () => {
    const { current } = list
    current?.scrollBy({ left: direction * step * current.clientWidth, behavior: scrollBehaviour() })
  }
  return (
    <div className={`${styles.rail} ${styles[shape]}`}>
      <ul className={styles.list} ref={list} onFocus={scrollFocusedIntoView}>
        {children}
      </ul>
      <div className={`${styles.move} ${styles.back}`} hidden={!hasBack} data-print="none">
        <Button variant="icon" icon="left" onClick={move(-1)} tabIndex={-1}>
          Back in {label}
        </Button>
      </div>
      <div className={`${styles.move} ${styles.on}`} hidden={!hasOn} data-print="none">
        <Button variant="icon" icon="right" onClick={move(1)} tabIndex={-1}>
          On in {label}
        </Button>
      </div>
    </div>
  )
}

/** Whether there is more to either side; nothing is said before the page is alive, as the buttons would do nothing. */
function useScrollEnds(list: React.RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ hasBack: false, hasOn: false })
  useEffect(() => {
    const { current } = list
    if (!current) return
    const update = () => {
      const { scrollLeft, scrollWidth, clientWidth } = current
      setEnds({ hasBack: scrollLeft > 1, hasOn: scrollLeft + clientWidth < scrollWidth - 1 })
    }
    current.addEventListener('scroll', update, { passive: true })
    // It looks at once, too, but when the page is laid out anyway: a page full of rails is not held up by each of them.
    const observer = new ResizeObserver(update)
    observer.observe(current)
    return () => {
      current.removeEventListener('scroll', update)
      observer.disconnect()
    }
  }, [list])
  return ends
}
