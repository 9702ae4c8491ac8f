'use client'
/**
 * Several short texts, one on each line.
 *
 * Payload's own form for such a field shows tags, which cut off a sentence and refuse a text that is there already: two
 * cells of a table may well say the same.
 */
import { TextareaInput, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export function LinesField({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<string[] | null>({ potentiallyStalePath: path })
  const [text, setText] = useState((value ?? []).join('\n'))
  const saved = (value ?? []).join('\n')

  // Whatever else sets the value (undo, a new version) must be seen; what is being typed must not be tidied under the hand.
  useEffect(() => setText((typed) => (linesOf(typed).join('\n') === saved ? typed : saved)), [saved])

  const change = (typed: string) => {
    setText(typed)
    setValue(linesOf(typed))
  }
  return (
    <TextareaInput
      description={field.admin?.description ?? 'One on each line.'}
      label={field.label}
      onChange={(event: { target: { value: string } }) => change(event.target.value)}
      path={path}
      readOnly={readOnly || disabled}
      required={field.required}
      rows={Math.min(8, Math.max(2, text.split('\n').length))}
      showError={showError}
      value={text}
    />
  )
}
