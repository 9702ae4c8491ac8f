/** Whether a part of a page is as the build made it, or knows its visitor. */
import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** True for a part that was server-rendered; stays true for its lifetime. */
export function useWasBuilt(): boolean {
  const answer = useRef<boolean>(null)
  // React alone knows whether it is hydrating. A store that said otherwise afterwards would have it render all such parts at once, in one piece.
  answer.current = useSyncExternalStore(
    neverChanges,
    () => answer.current ?? false,
    () => true,
  )
  return answer.current
}

/** False in the build and while hydrating, true soon after: as a transition, as a page has dozens of parts that wait for it. */
export function useIsHydrated(): boolean {
  const wasBuilt = useWasBuilt()
  const [isHydrated, setHydrated] = useState(!wasBuilt)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
