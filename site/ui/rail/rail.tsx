import {
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '#site/ui/button/button.tsx'
import styles from './rail.module.css'
import { scrollBehaviour, scrollFocusedIntoView } from './scroll-focused-into-view.ts'

interface Props {
  readonly list?: RefObject<HTMLUListElement | null>
  /** Label of the rail, named by its buttons. */
  readonly label: string
  readonly shape: 'poster' | 'square' | 'wide' | 'picture'
  /** How many there are, where that is less than a row: they are larger on wide screens. */
  readonly count?: number | undefined
  /** Whether they are so few that they fill it. */
  readonly areFew?: boolean
  /** List items. */
  readonly children: ReactNode
}

/** Fraction of the visible width that a button scrolls by. */
const step = 0.8

/** A row that scrolls sideways: by finger and wheel, and by buttons for a mouse. */
export function Rail({ list: known, label, shape, count, areFew = false, children }: Props) {
  const own = useRef<HTMLUListElement>(null)
  const list = known ?? own
  const [hasBack, hasOn] = useScrollEnds(list, children)
  const move = (direction: 1 | -1) => () => {
    const { current } = list
    current?.scrollBy({ left: direction * step * current.clientWidth, behavior: scrollBehaviour() })
  }
  return (
    <div className={`${styles.rail} ${styles[shape]} ${areFew ? styles.few : ''}`}>
      <ul
        className={styles.list}
        ref={list}
        onPointerOver={tint}
        onFocus={onFocus}
        // React's types know no custom properties.
        style={count === undefined ? undefined : ({ '--cards': count } as CSSProperties)}
      >
        {children}
      </ul>
      {hasBack && (
        <div className={`${styles.move} ${styles.back}`} data-print="none">
          <Button variant="icon" icon="left" onClick={move(-1)} tabIndex={-1}>
            Back in {label}
          </Button>
        </div>
      )}
      {hasOn && (
        <div className={`${styles.move} ${styles.on}`} data-print="none">
          <Button variant="icon" icon="right" onClick={move(1)} tabIndex={-1}>
            On in {label}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Gives the rail the colour of the card under the pointer, or with the focus. */
function tint({ target, currentTarget }: SyntheticEvent<HTMLElement>): void {
  const card = target instanceof Element && target.closest('li')?.querySelector<HTMLElement>('[style*="--ambient"]')
  if (card) currentTarget.parentElement?.style.setProperty('--ambient', card.style.getPropertyValue('--ambient'))
}

function onFocus(event: FocusEvent<HTMLElement>): void {
  tint(event)
  scrollFocusedIntoView(event)
}

/** Whether the rail can scroll to either side; false until hydrated, as the buttons would do nothing. */
function useScrollEnds(list: React.RefObject<HTMLElement | null>, items: ReactNode) {
  const [hasBack, setHasBack] = useState(false)
  const [hasOn, setHasOn] = useState(false)
  const before = useRef(items)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items may end elsewhere.
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return
    let staysAtStart = items !== before.current && !hasBack
    before.current = items
    const update = () => {
      const { scrollLeft, scrollWidth, clientWidth } = current
      setHasBack(scrollLeft > 1)
      setHasOn(scrollLeft + clientWidth < scrollWidth - 1)
    }
    current.addEventListener('scroll', update, { passive: true })
    // Also fires once on start, and with other items, after the page's layout, so that many rails do not force a layout each.
    const observer = new ResizeObserver(() => {
      // Browsers scroll to the item that was first, where another comes before it. What a focused card has scrolled stays: there they
      // do not, and the row tells of it only with the next frame.
      if (staysAtStart && !current.querySelector(':focus-visible')) current.scrollLeft = 0
      staysAtStart = false
      update()
    })
    observer.observe(current)
    return () => {
      current.removeEventListener('scroll', update)
      observer.disconnect()
    }
  }, [list, items])
  return [hasBack, hasOn] as const
}
