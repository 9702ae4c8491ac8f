/** Brings a form to life when somebody touches it, or when answers are there already: few visits need the code. */
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FormView } from '#site/loaders/content-pages/forms/form.ts'
import { useLocation, useNavigate } from '#site/router/location-context.ts'
import { untouched } from './form-state.ts'
import { drafts } from './live/draft.ts'
import type { Live } from './live/live.tsx'

const never = () => () => {}
const getUntouched = () => untouched

/** Whether somebody was quicker than the code that listens. */
const isTouched = (form: HTMLFormElement | null): boolean =>
  form !== null &&
  (form.contains(document.activeElement) ||
    [...new FormData(form).values()].some((value) => (typeof value === 'string' ? value !== '' : value.size > 0)))

export function useLiveForm(form: FormView, element: RefObject<HTMLFormElement | null>) {
  const [live, setLive] = useState<Live>()
  const [hasFailed, setHasFailed] = useState(false)
  const starting = useRef<Promise<Live | undefined>>(undefined)
  const navigate = useNavigate()
  const location = useLocation()
  const { search } = location
  const state = useSyncExternalStore(live?.form.subscribe ?? never, live?.form.state ?? getUntouched, getUntouched)

  async function load(): Promise<Live | undefined> {
    try {
      const { startForm } = await import('./live/live.tsx')
      if (!element.current) return undefined
      const started = await startForm(form, element.current, search, navigate)
      if (!element.current) {
        started.end()
        return undefined
      }
      setLive(started)
      setHasFailed(false)
      return started
    } catch {
      // The next touch tries again.
      starting.current = undefined
      setHasFailed(true)
      return undefined
    }
  }

  const start = (): Promise<Live | undefined> => {
    starting.current ??= load()
    return starting.current
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is another one only on another page.
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (drafts.has(form.id) || form.fields.some(({ name }) => query.has(name)) || isTouched(element.current))
      void start()
  }, [form.id])

  useEffect(() => () => live?.end(), [live])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is marked.
  useEffect(() => live?.keepProposed(search), [live, location])

  return { live, state, start, hasFailed }
}
