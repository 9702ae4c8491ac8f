import { type RefObject, useLayoutEffect } from 'react'
import { useWasBuilt } from './use-is-hydrated.ts'

type Field = HTMLInputElement | HTMLSelectElement

/**
 * Tells the component of a field what was typed into it, or chosen, before React took it over: hydration leaves that in the element,
 * and the next render would put the component's own value in its place. In a layout effect, so that no other render comes first.
 */
export function useEarlyValue(
  field: RefObject<Field | null>,
  value: string | undefined,
  onEarlyValue: (value: string) => void,
): void {
  const wasBuilt = useWasBuilt()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as afterwards React hears of every letter.
  useLayoutEffect(() => {
    const entered = field.current?.value
    if (wasBuilt && value !== undefined && entered !== undefined && entered !== value) onEarlyValue(entered)
  }, [])
}
