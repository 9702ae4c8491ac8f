/** Brings a form to life when somebody touches it, or when answers are there already: few visits need the code. */
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FormView } from '#site/loaders/content-pages/forms/form.ts'
import { useLocation, useNavigate } from '#site/router/location-context.ts'
import { fillIn, readAnswers } from './form-elements.ts'
import { untouched } from './form-state.ts'
import { drafts } from './interactive/draft.ts'
import type { Interactive } from './interactive/interactive.tsx'
import { type StartFailure, startFailureOf } from './interactive/start-failure.ts'

const never = () => () => {}
const getUntouched = () => untouched

/** Whether somebody was quicker than the code that listens. */
const isTouched = (form: HTMLFormElement | null): boolean =>
  form !== null &&
  (form.contains(document.activeElement) ||
    [...new FormData(form).values()].some((value) => (typeof value === 'string' ? value !== '' : value.size > 0)))

/** Keeps as a draft what stands in a form that never started. */
function keepTyped({ id, fields }: FormView, element: HTMLFormElement): void {
  const { key, answers, files } = drafts.load(id) ?? { key: crypto.randomUUID(), answers: {}, files: {} }
  fillIn(element, fields, answers)
  drafts.save(id, { key, answers: { ...answers, ...readAnswers(element, fields) }, files })
}

export function useInteractiveForm(form: FormView, element: RefObject<HTMLFormElement | null>) {
  const [interactive, setInteractive] = useState<Interactive>()
  const [failure, setFailure] = useState<StartFailure>()
  const starting = useRef<Promise<Interactive | undefined>>(undefined)
  const navigate = useNavigate()
  const place = useLocation()
  const { search } = place
  const state = useSyncExternalStore(
    interactive?.form.subscribe ?? never,
    interactive?.form.state ?? getUntouched,
    getUntouched,
  )

  async function load(): Promise<Interactive | undefined> {
    try {
      const { startForm } = await import('./interactive/interactive.tsx')
      if (!element.current) return undefined
      const started = await startForm(form, element.current, search, navigate)
      if (!element.current) {
        started.end()
        return undefined
      }
      setInteractive(started)
      setFailure(undefined)
      return started
    } catch (error) {
      console.warn(`“${form.title}” could not be started.`, error)
      // The next touch tries again.
      starting.current = undefined
      setFailure(startFailureOf(error, navigator.onLine))
      return undefined
    }
  }

  const start = (): Promise<Interactive | undefined> => {
    starting.current ??= load()
    return starting.current
  }

  /** Loads the page anew, which finds what was typed in the draft. */
  function startAnew(): void {
    if (element.current) keepTyped(form, element.current)
    location.reload()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is another one only on another page.
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (drafts.has(form.id) || form.fields.some(({ name }) => query.has(name)) || isTouched(element.current))
      void start()
  }, [form.id])

  useEffect(() => () => interactive?.end(), [interactive])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is marked.
  useEffect(() => interactive?.keepProposed(search), [interactive, place])

  return { interactive, state, start, failure, startAnew }
}
