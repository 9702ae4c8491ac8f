import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './click-to-load.module.css'

interface Props {
  /** Where it can be seen without script, or in a tab of its own. */
  readonly href: string
  readonly title: string
  /** What a press does: Play, Open. */
  readonly action: string
  readonly aspect?: string
  /** What is seen before: a picture, or words. */
  readonly children: ReactNode
}

/**
 * A page of another site: a link with a face, and once someone presses it, the page itself in its container.
 * Until then nothing of it is loaded.
 */
export function ClickToLoad({ href, title, action, aspect = '16:9', children }: Props) {
  const [isLoaded, setIsLoaded] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The link that had the focus is gone.
    if (isLoaded) container.current?.querySelector('iframe')?.focus()
  }, [isLoaded])
  const show = (event: MouseEvent) => {
    // As every link: with a key held down, into a tab of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setIsLoaded(true)
  }
  return (
    <div ref={container} className={styles.container} data-aspect={aspect}>
      {isLoaded ? (
        <Frame href={href} title={title} />
      ) : (
        <a className={styles.face} href={href} rel="noopener" onClick={show}>
          {children}
          <span className={styles.action}>
            <span className={styles.button}>
              <Icon name={action === 'Play' ? 'play' : 'right'} size={1.5} />
            </span>
            <span className="visually-hidden">
              {action}: {title}
            </span>
          </span>
        </a>
      )}
    </div>
  )
}

function Frame({ href, title }: Pick<Props, 'href' | 'title'>) {
  return (
    <iframe
      src={href}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-presentation"
    />
  )
}
