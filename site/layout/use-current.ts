import { use } from 'react'
import { ShownPageContext } from '#site/ui/shown-page.ts'

/** Says of an address, as `aria-current`, whether it is that of the page that is shown, or of one above it other than home. */
export function useCurrent(): (address: string) => 'page' | true | undefined {
  const page = use(ShownPageContext)
  return (address) =>
    page?.path === address
      ? 'page'
      : page?.head.breadcrumbs.some(({ href }, index) => index && href === address) || undefined
}
