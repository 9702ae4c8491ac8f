/**
 * Says something in passing. Written here, as the library for it puts a style element into the page, which our content
 * security policy forbids.
 */

/** How long a toast stands, in ms (spec point 9). */
export const toastDuration = 5000

export interface Toast {
  readonly id: number
  readonly text: string
}

let current: Toast | undefined
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined
let remaining = 0
let startedAt = 0
const subscribers = new Set<() => void>()

/** One at a time: a new one takes the place of the last. */
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

/** While it is pointed at or has the focus, its time stands still. */
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
