import { DrawnIcon, Icon, type IconName } from '#site/ui/icon/icon.tsx'

/** On a grid of 24, as those that all pages have. */
const icons = {
  chair: <path d="M9.5 3.5h.01M9.5 7v6.5h5l2.5 5h2.5M9.5 10h4.5M6.8 10.6a5.5 5.5 0 1 0 7.9 6.9" />,
  ear: (
    <path d="M7 9.5a5.5 5.5 0 1 1 11 0c0 4.5-4.5 5-4.5 8.5a3 3 0 0 1-5.5 1.6M10 9.5a2.5 2.5 0 0 1 5 0c0 1.7-1.5 2-2 3.5" />
  ),
  captions: <path d="M3 5.5h18v13H3zM11 10.6a2.2 2.2 0 1 0 0 2.8M18 10.6a2.2 2.2 0 1 0 0 2.8" />,
  described: <path d="M4 14.5v-2a8 8 0 0 1 16 0v2M4 14.5h3.5v5H4zM16.5 14.5H20v5h-3.5z" />,
  quiet: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" />,
  lift: <path d="M4.5 3.5h15v17h-15zM8.5 10.5 12 7l3.5 3.5M8.5 13.5 12 17l3.5-3.5" />,
  car: <path d="M4 16.5v-4l2-5.5h12l2 5.5v4H4Zm2.5 0V19M17.5 16.5V19M4 12.5h16M7 14.5h.01M17 14.5h.01" />,
  train: <path d="M6.5 4h11v12h-11zM6.5 10h11M9.5 13h.01M14.5 13h.01M8.5 16 6 20.5M15.5 16l2.5 4.5" />,
} as const

export type AccessIconName = keyof typeof icons | IconName

interface Props {
  readonly name: AccessIconName
  readonly size?: number
}

/** An icon of access and ways to a place: one of its own, or one that all pages have. */
export const AccessIcon = ({ name, size }: Props) =>
  name in icons ? (
    <DrawnIcon size={size}>{icons[name as keyof typeof icons]}</DrawnIcon>
  ) : (
    <Icon name={name as IconName} size={size} />
  )
