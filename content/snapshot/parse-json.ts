/** JSON of a snapshot that a schema describes. */

import type * as z from 'zod'
import { ownValue } from '#content/schema/own-value.ts'

/** The value in a text, or what is wrong with it. */
export function parseJson<S extends z.ZodType>(
  text: string,
  schema: S,
): { readonly value: z.output<S> } | { readonly faults: readonly string[] } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { faults: ['is not JSON'] }
  }
  const result = schema.safeParse(value)
  return result.success ? { value: result.data } : { faults: faultsOf(result.error, value) }
}

/** Describes the fault of a file: its position, the value there, and why that is wrong. */
function faultsOf(error: z.ZodError, file: unknown): string[] {
  return error.issues.map((issue) => {
    const place = issue.path.map((name) => JSON.stringify(name)).join(' ')
    if (issue.code === 'invalid_key') return `${place} ${issue.issues.map(({ message }) => message).join(', ')}`
    const value = issue.path.reduce<unknown>(
      (part, name) => ownValue(part as Record<string, unknown>, String(name)),
      file,
    )
    return `${place ? `${place}: ` : ''}${JSON.stringify(value)?.slice(0, 300)} ${issue.message}`
  })
}
