'use client'
/** Names a row by what it says instead of by its number. */
import { useRowLabel } from '@payloadcms/ui'
import { firstWords } from './first-words.ts'

export function RowLabel({ item }: { readonly item: string }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  const words = firstWords(data)
  return <span>{words || `New ${item}${rowNumber === undefined ? '' : ` (${rowNumber + 1})`}`}</span>
}
