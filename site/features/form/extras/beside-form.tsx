import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

const wide = '(min-width: 64rem)'

function watch(changed: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Shows its children beside the form, where the page has room there; else where they stand. @param place id of that room */
export function BesideForm({ place, children }: { readonly place: string; readonly children: ReactNode }) {
  const isWide = useSyncExternalStore(watch, () => matchMedia(wide).matches)
  const element = isWide ? document.getElementById(place) : null
  return element ? createPortal(children, element) : children
}
