/**
 * That a form was sent, for the page that thanks. The form leaves a note in the tab's session; the page takes it away and
 * keeps it with its own entry of the history. So the page knows it after a reload and after Back, and from nobody's address.
 */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from '#site/router/location-context.ts'

const storeKey = 'form-sent'
const stateKey = 'sentForm'

/** The path of the page and the id of the form, neither of which has a space. Without a session's storage, as long as the document lasts. */
let note: string | undefined

export function recordSent(path: string, form: string): void {
  note = `${path} ${form}`
  try {
    sessionStorage.setItem(storeKey, note)
  } catch {
    // Storage is full or forbidden.
  }
}

const never = () => () => {}

/** @returns the id of the form that led to this page; undefined where none did, in the build, and while hydrating. */
export function useSentForm(path: string): string | undefined {
  const form = useSyncExternalStore(
    never,
    () => sentFormAt(path),
    () => undefined,
  )
  // A place of the page has an entry of its own, without the mark.
  const [seen, setSeen] = useState(form)
  if (form !== undefined && form !== seen) setSeen(form)
  const sent = form ?? seen
  const { key, hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is marked.
  useEffect(() => {
    if (sent === undefined || formOf(history.state) !== undefined) return
    history.replaceState({ ...history.state, [stateKey]: sent }, '')
    note = undefined
    try {
      sessionStorage.removeItem(storeKey)
    } catch {
      // As above.
    }
  }, [sent, key, hash])
  return sent
}

function sentFormAt(path: string): string | undefined {
  const inHistory = formOf(history.state)
  if (inHistory !== undefined) return inHistory
  const [to, form] = readNote()?.split(' ') ?? []
  return to === path ? form : undefined
}

function formOf(state: unknown): string | undefined {
  const form: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, stateKey) : undefined
  return typeof form === 'string' ? form : undefined
}

function readNote(): string | undefined {
  try {
    return sessionStorage.getItem(storeKey) ?? note
  } catch {
    return note
  }
}
