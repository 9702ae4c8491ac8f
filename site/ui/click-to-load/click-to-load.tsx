import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '#site/ui/icon/icon.tsx'
import { isPlainClick } from '#site/ui/link/modifier-keys.ts'
import styles from './click-to-load.module.css'

interface Props {
  /** Address of the embedded page, opened by the browser without script. */
  readonly href: string
  readonly title: string
  /** Label of the button: Play, Open. */
  readonly action: string
  readonly aspect?: string
  /** Shown before the click: a picture or text. */
  readonly children: ReactNode
}

/**
 * A page of another site, embedded on click. Nothing of it is loaded before that.
 */
export function ClickToLoad({ href, title, action, aspect = '16:9', children }: Props) {
  const [isLoaded, setIsLoaded] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focused link was replaced by the frame.
    if (isLoaded) container.current?.querySelector('iframe')?.focus()
  }, [isLoaded])
  const show = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
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
