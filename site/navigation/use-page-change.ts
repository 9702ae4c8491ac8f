import { useLayoutEffect, useRef } from 'react'
import { useLocation } from '#site/router/location-context.ts'

/** @param act is called when another page has come, and before that has the focus. */
export function usePageChange(act: () => void): void {
  const { pathname } = useLocation()
  const page = useRef(pathname)
  useLayoutEffect(() => {
    if (page.current === pathname) return
    page.current = pathname
    act()
  })
}
