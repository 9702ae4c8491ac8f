/** What visitors do to a form, for its live part, which the first touch fetches. */
import type { FormHTMLAttributes } from 'react'
import { nameOf } from './form-elements.ts'
import type { Interactive } from './interactive/interactive.tsx'

type Handled = 'onFocus' | 'onPointerEnter' | 'onPointerDownCapture' | 'onInput' | 'onBlur' | 'onSubmit'

interface Options {
  /** Undefined until the form has started. */
  readonly interactive: Interactive | undefined
  readonly start: () => Promise<Interactive | undefined>
}

/** Resolves when the last press that began in the form is over; undefined before the first. */
let press: Promise<void> | undefined

/**
 * Resolves when the finger or the button is lifted and the page has handled the click. Browsers may not report the lifting where the press
 * opened a list of options: then the next key ends the press.
 */
function pressEnd(): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController()
    for (const type of ['pointerup', 'pointercancel', 'keydown'])
      addEventListener(
        type,
        () => {
          end.abort()
          setTimeout(resolve)
        },
        { signal: end.signal, capture: true },
      )
  })
}

export const formEvents = ({ interactive, start }: Options): Pick<FormHTMLAttributes<HTMLFormElement>, Handled> => ({
  onFocus: () => void start(),
  onPointerEnter: () => void start(),
  onPointerDownCapture() {
    press = pressEnd()
  },
  onInput({ target }) {
    const name = nameOf(target)
    if (interactive) interactive.form.change(name)
    // What browsers fill in by themselves was never touched; and what comes while the form starts is not to be lost.
    else void start().then((started) => started?.form.change(name))
  },
  onBlur({ target, relatedTarget }) {
    const name = nameOf(target)
    // What is pressed next would move away if a sentence came in above it.
    const isPressed = relatedTarget?.closest('button, a') ?? false
    const isSameField = nameOf(relatedTarget) === name
    if (name && !isPressed && !isSameField)
      void Promise.all([start(), press]).then(([started]) => started?.form.leave(name))
  },
  onSubmit(event) {
    event.preventDefault()
    void start().then((started) => started?.form.submit())
  },
})
