import { useState } from 'react'
import type { FormFieldView } from '#site/loaders/content-pages/forms/form.ts'
import { NativeSelect } from '#site/ui/select/native-select.tsx'
import { DateInput } from './date-input.tsx'

interface Props {
  readonly field: FormFieldView
  readonly id: string
  /** Stands in it where it comes into the page later than the form. */
  readonly answer: string
  readonly firstDay: string | undefined
  readonly isInvalid: boolean
  readonly describedBy: string | undefined
}

/**
 * What is typed into. The element holds it, not React: so nothing is lost that was typed before the code was there. No
 * length is cut off either, as what is pasted would lose its end without a word.
 */
export function Control({ field, id, answer, firstDay, isInvalid, describedBy }: Props) {
  const [first] = useState(answer)
  const common = {
    id,
    name: field.name,
    'aria-required': field.required || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
  }
  switch (field.type) {
    case 'textarea':
      return <textarea {...common} defaultValue={first} />
    case 'select':
      return (
        <NativeSelect {...common} defaultValue={first}>
          <option value="">Please choose</option>
          {groupsOf(field.options).map(([group, options]) =>
            group === undefined ? (
              <Options key="" options={options} />
            ) : (
              <optgroup key={group} label={group}>
                <Options options={options} />
              </optgroup>
            ),
          )}
        </NativeSelect>
      )
    case 'radio':
      return (
        <div className="choices">
          {field.options.map(({ value, label }, index) => (
            <label key={value} className="choice">
              <input
                type="radio"
                name={field.name}
                value={value}
                id={index === 0 ? id : undefined}
                defaultChecked={first === value}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      )
    case 'checkbox':
      return <input {...common} type="checkbox" value="true" defaultChecked={first === 'true'} />
    case 'number':
      return (
        <input
          {...common}
          type="number"
          inputMode="decimal"
          min={field.min}
          max={field.max}
          step="any"
          defaultValue={first}
        />
      )
    case 'date':
      return <DateInput {...common} firstDay={firstDay} defaultValue={first} />
    case 'upload':
      return <input {...common} type="file" accept={field.accept.join(',')} />
    case 'phone':
      return <input {...common} type="tel" autoComplete={field.autocomplete} defaultValue={first} />
    default:
      return <input {...common} type={field.type} autoComplete={field.autocomplete} defaultValue={first} />
  }
}

type Choices = Extract<FormFieldView, { readonly type: 'select' }>['options']

const groupsOf = (options: Choices) => [...Map.groupBy(options, ({ group }) => group)]

const Options = ({ options }: { readonly options: Choices }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
