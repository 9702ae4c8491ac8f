import { useLayoutEffect } from 'react'
import { loadStyles } from './load-styles.ts'

interface Props {
  /** Address of a plain sheet, imported with `?url`. */
  readonly href: string
}

/** A sheet that only some pages need: in their HTML, and waited for on the way to them. All others share one (decision 0105). */
export function PageStyles({ href }: Props) {
  // React takes a sheet that was fetched for later for one that applies. With the page, so that the browser lays out both in one go.
  useLayoutEffect(() => void loadStyles(href).catch(() => {}), [href])
  return <link rel="stylesheet" href={href} precedence="page" />
}
