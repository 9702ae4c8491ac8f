/** What visitors do to a form, for its live part, which the first touch fetches. */
import type { FormHTMLAttributes } from 'react'
import { nameOf } from './form-elements.ts'
import type { Live } from './live/live.tsx'

type Handled = 'onFocus' | 'onPointerEnter' | 'onInput' | 'onBlur' | 'onSubmit'

interface Options {
  /** Undefined until the form has started. */
  readonly live: Live | undefined
  readonly start: () => Promise<Live | undefined>
  readonly canBeSent: boolean
}

export const formEvents = ({
  live,
  start,
  canBeSent,
}: Options): Pick<FormHTMLAttributes<HTMLFormElement>, Handled> => ({
  onFocus: () => void start(),
  onPointerEnter: () => void start(),
  onInput({ target }) {
    const name = nameOf(target)
    if (live) live.form.change(name)
    // What browsers fill in by themselves was never touched; and what comes while the form starts is not to be lost.
    else void start().then((started) => started?.form.change(name))
  },
  onBlur({ target, relatedTarget }) {
    const name = nameOf(target)
    // What is pressed next would move away under the pointer if a sentence came in above it.
    const isPressed = relatedTarget?.closest('button, a') ?? false
    const isSameField = nameOf(relatedTarget) === name
    if (name && !isPressed && !isSameField) void start().then((started) => started?.form.leave(name))
  },
  onSubmit(event) {
    event.preventDefault()
    if (canBeSent) void start().then((started) => started?.form.submit())
  },
})
