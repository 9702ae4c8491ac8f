import { type FocusEvent, useRef } from 'react'
import { focusPage } from './announce.ts'

/** For what stands over the page for a while: notes from where the focus comes to it, and gives it back when it goes. */
export function useReturnFocus() {
  const before = useRef<EventTarget>(null)
  return {
    noteFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
    },
    returnFocus: () => {
      // What had the focus may have gone with its page.
      if (before.current instanceof HTMLElement && before.current.isConnected)
        before.current.focus({ preventScroll: true })
      else focusPage(null)
    },
  }
}
