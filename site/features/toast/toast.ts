/**
 * Toasts. Written here, as the known library adds a style element to the page, which our content security policy forbids.
 */

/** Milliseconds for which a toast is shown. */
export const toastDuration = 5000

export interface Toast {
  /** Another one for each toast. */
  readonly id: number
  readonly text: string
}

let current: Toast | undefined
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined
let remaining = 0
let startedAt = 0
const subscribers = new Set<() => void>()

/** Shows a toast in place of the last one. */
export function toast(text: string): void {
  count += 1
  change({ id: count, text })
  remaining = toastDuration
  resumeToast()
}

export function dismissToast(): void {
  clearTimeout(timer)
  timer = undefined
  change(undefined)
}

/** Stops the time while the toast is hovered or focused. */
export function pauseToast(): void {
  if (!timer) return
  clearTimeout(timer)
  timer = undefined
  remaining -= Date.now() - startedAt
}

export function resumeToast(): void {
  if (!current) return
  clearTimeout(timer)
  startedAt = Date.now()
  timer = setTimeout(dismissToast, remaining)
}

export const currentToast = (): Toast | undefined => current

export function subscribeToToast(changed: () => void): () => void {
  subscribers.add(changed)
  return () => void subscribers.delete(changed)
}

function change(next: Toast | undefined): void {
  current = next
  for (const changed of subscribers) changed()
}
