import { type ComponentProps, useEffect, useRef } from 'react'

interface Props extends ComponentProps<'input'> {
  readonly firstDay: string | undefined
}

/**
 * A day. Browsers empty a field in which half a day was typed when its first day is set, or its default value, be it an empty one:
 * so neither is set then.
 */
export function DateInput({ firstDay, defaultValue, ...rest }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (firstDay && field.current && !field.current.validity.badInput) field.current.min = firstDay
  }, [firstDay])
  return <input {...rest} ref={field} type="date" defaultValue={defaultValue || undefined} />
}
