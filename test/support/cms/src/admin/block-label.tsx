'use client'
/** Names a section by its kind and by what it says. */
import { useRowLabel } from '@payloadcms/ui'
import { firstWords } from './first-words.ts'

export function BlockLabel({ block }: { readonly block: string }) {
  const { data } = useRowLabel<Record<string, unknown>>()
  const words = firstWords(data)
  return (
    <span>
      <strong>{block}</strong>
      {words && ` — ${words}`}
    </span>
  )
}
