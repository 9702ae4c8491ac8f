/** Loads the language file: when one of its texts is first needed, or when the browser is idle. */
import type { messages } from './en.ts'

export type Messages = typeof messages

let loading: Promise<Messages | undefined> | undefined

/** Never rejects, as failures are reported with it: resolves to undefined, and tries again once the browser is online. */
export function loadMessages(): Promise<Messages | undefined> {
  loading ??= import('./en.ts').then(
    (language) => language.messages,
    () => {
      globalThis.addEventListener?.('online', () => (loading = undefined), { once: true })
      return undefined
    },
  )
  return loading
}
