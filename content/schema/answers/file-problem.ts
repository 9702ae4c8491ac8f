/** Checks the name, type and size of an attached file, and describes its fault to the visitor. */
import { ownValue } from '#content/schema/own-value.ts'
import type { AttachedFile, FormFieldOf } from './form-field.ts'

const names: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
}

export function fileProblem(
  { accept, maxBytes, required }: FormFieldOf<'upload'>,
  file: AttachedFile | undefined,
): string | undefined {
  if (!file) return required ? 'Please attach a file.' : undefined
  if (!accept.includes(file.type)) return `Please attach ${kindsOf(accept)}. “${file.name}” is of another kind.`
  if (file.size === 0) return `“${file.name}” is empty. Please attach another file.`
  return file.size > maxBytes
    ? `“${file.name}” is too large, with ${megabytes(file.size)}. Please attach a file of at most ${megabytes(maxBytes)}.`
    : undefined
}

const kindsOf = (accept: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(accept.map((type) => `a ${ownValue(names, type) ?? type}`))

/** Rounds up above a limit, so that 5.01 MB is not displayed as 5 MB. */
export function megabytes(bytes: number): string {
  if (bytes < 100_000) return `${Math.max(1, Math.ceil(bytes / 1024))} KB`
  return `${Math.ceil((bytes / 1_048_576) * 10) / 10} MB`
}
