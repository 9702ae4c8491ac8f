import { Icon, PathIcon } from '#site/ui/icon/icon.tsx'

/** The icon of a facility. @param path its own, if it has one */
export const FacilityIcon = ({ path }: { readonly path: string | undefined }) =>
  path ? <PathIcon path={path} /> : <Icon name="check" />
