import { expect, it } from 'vitest'
import { hasModifier, isPlainClick } from '#site/ui/link/modifier-keys.ts'

const bare = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

it('leaves to the browser every click that opens a link elsewhere, or saves it', () => {
  expect(isPlainClick(bare)).toBe(true)
  for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(isPlainClick({ ...bare, [key]: true }), key).toBe(false)
  expect(isPlainClick({ ...bare, button: 1 })).toBe(false)
})

it('takes a key with Shift for what it types, and with any other for a command of the browser', () => {
  const typed = { ...bare, shiftKey: true }
  expect(hasModifier(typed)).toBe(false)
  for (const key of ['altKey', 'ctrlKey', 'metaKey']) expect(hasModifier({ ...bare, [key]: true }), key).toBe(true)
})
