import type { ReactNode } from 'react'
import styles from './icon.module.css'

/** Icons on a grid of 24; decorative, as a text beside them says the same. */
const icons = {
  search: <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm5 11.5 4.5 4.5" />,
  menu: <path d="M3 7h18M3 12h18M3 17h12" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  down: <path d="m6 9.5 6 6 6-6" />,
  left: <path d="m14.5 5-7 7 7 7" />,
  right: <path d="m9.5 5 7 7-7 7" />,
  arrow: <path d="M4 12h16m-6.5-6.5L20 12l-6.5 6.5" />,
  outside: <path d="M9 5H5v14h14v-4M13 4h7v7M20 4l-9.5 9.5" />,
  ticket: <path d="M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3V7Zm11 0v10" />,
  film: <path d="M4 5h16v14H4zM8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4" />,
  pin: <path d="M12 21s7-6.3 7-11.5a7 7 0 1 0-14 0C5 14.7 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />,
  map: <path d="M3.5 6 9 4l6 2 5.5-2v14L15 20l-6-2-5.5 2V6ZM9 4v14M15 6v14" />,
  tag: <path d="M4 4h7.5l8.5 8.5-7.5 7.5L4 11.5V4Zm4 4h.01" />,
  person: <path d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.7-3.8 3.7-6 7.5-6s6.8 2.2 7.5 6" />,
  play: <path d="M7 4.5v15l12-7.5-12-7.5Z" fill="currentColor" />,
  mail: <path d="M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5" />,
  clock: <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 8v4.5l3 2" />,
  phone: (
    <path d="M6 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3c0 1-1 2-2 2A16.5 16.5 0 0 1 4 5.5c0-1 1-2 2-2Z" />
  ),
  heart: <path d="M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z" />,
  heartFull: (
    <path
      d="M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z"
      fill="currentColor"
    />
  ),
  calendar: <path d="M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8" />,
  warning: <path d="M12 4 2.5 20h19L12 4Zm0 6v4.5m0 2.7h.01" />,
  offline: (
    <path d="M3 3l18 18M2.5 9a14 14 0 0 1 4-2.6M6 13a9 9 0 0 1 5-2.4m8.5-1.3.5.4M16 13.3a9 9 0 0 1 2 1.2M12 18.5h.01" />
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  share: <path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M6 11.5H4.5v9h15v-9H18" />,
} as const

export type IconName = keyof typeof icons

interface Props {
  readonly name: IconName
  /** Size in em, so that it scales with the text. */
  readonly size?: number | undefined
}

export const Icon = ({ name, size }: Props) => <DrawnIcon size={size}>{icons[name]}</DrawnIcon>

/** @param path on a grid of 24 */
export const PathIcon = ({ path, size }: { readonly path: string; readonly size?: number | undefined }) => (
  <DrawnIcon size={size}>
    <path d={path} />
  </DrawnIcon>
)

/** For the few icons that only parts of some pages have, and bring with them. */
export function DrawnIcon({
  size = 1.25,
  children,
}: {
  readonly size?: number | undefined
  readonly children: ReactNode
}) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={`${size}em`} height={`${size}em`} className={styles.icon}>
      {children}
    </svg>
  )
}
