'use client'
/** A text for which the browser has an input of its own, in Payload's frame. */
import { FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

interface NativeFieldProps extends TextFieldClientProps {
  readonly kind: 'date' | 'time'
}

export function NativeField({ field, kind, path, readOnly }: NativeFieldProps) {
  const { value, setValue, showError, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div
      className={[fieldBaseClass, 'text', showError && 'error'].filter(Boolean).join(' ')}
      style={{ width: field.admin?.width }}
    >
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        <input
          disabled={readOnly || disabled}
          id={id}
          name={path}
          onChange={(event) => setValue(event.target.value || null)}
          type={kind}
          value={value ?? ''}
        />
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}
