/**
 * Captures text that was typed, and choices that were made, before the code that answers them. React gives a field the value that
 * its component has, which knows nothing of them yet.
 */

/** Fields whose value is their component's. Those of forms keep their own, and are read when a form begins. */
const ownedByComponent = 'input[type=search], input[type=number]:not(form *), select'

type Field = HTMLInputElement | HTMLSelectElement

/** @returns a function that enters the same again, to be called once the page has been hydrated. */
export function captureEarlyInput(): () => void {
  const typed = new Map<Field, string>()

  function note({ target }: Event): void {
    if (target instanceof Element && target.matches(ownedByComponent))
      typed.set(target as Field, (target as Field).value)
  }

  addEventListener('input', note, true)
  return () => {
    removeEventListener('input', note, true)
    for (const [field, value] of typed) if (field.isConnected) type(field, value)
  }
}

/** As if the visitor did it again. React tells a change from its own by the setter of the element, so this takes that of its class. */
function type(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}
