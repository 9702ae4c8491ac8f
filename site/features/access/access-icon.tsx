import { accessIcons } from '#site/shared/icons/access-icons.ts'
import { PathIcon } from '#site/ui/icon/icon.tsx'

export type AccessIconName = keyof typeof accessIcons

interface Props {
  readonly name: AccessIconName
  readonly size?: number
}

/** An icon of what makes a showing, or a hall, accessible. */
export const AccessIcon = ({ name, size }: Props) => <PathIcon path={accessIcons[name]} size={size} />
