/** The language file: fetched when a text of it is first needed, or before that when the browser is idle. */
import type { messages } from './en.ts'

export type Messages = typeof messages

let loading: Promise<Messages | undefined> | undefined

/** Never fails, as it is used to tell of failures: without a network there are no texts, and then another attempt. */
export function loadMessages(): Promise<Messages | undefined> {
  loading ??= import('./en.ts').then(
    ({ messages }) => messages,
    () => {
      globalThis.addEventListener?.('online', () => (loading = undefined), { once: true })
      return undefined
    },
  )
  return loading
}
