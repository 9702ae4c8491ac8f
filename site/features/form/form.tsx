import type { FormField, FormView } from '../../data/form.ts'

/** A form with its labels, helps and limits. */
export function Form({ form }: { readonly form: FormView }) {
  return (
    <form id={`form-${form.id}`} aria-label={form.title} method="post">
      {form.intro && <p>{form.intro}</p>}
      {form.fields.map((field) => (
        <Field key={field.name} field={field} form={form.id} />
      ))}
      <button type="submit">{form.submitLabel}</button>
      <noscript>
        <p>This form needs JavaScript. You can also reach us by telephone or e-mail.</p>
      </noscript>
    </form>
  )
}

function Field({ field, form }: { readonly field: FormField; readonly form: string }) {
  const id = `${form}-${field.name}`
  const help = field.help ? `${id}-help` : undefined
  if (field.type === 'radio') {
    return (
      <fieldset aria-describedby={help}>
        <legend>{field.label}</legend>
        {field.help && <p id={help}>{field.help}</p>}
        {field.options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={field.name} value={value} required={field.required} /> {label}
          </label>
        ))}
      </fieldset>
    )
  }
  return (
    <p>
      <label htmlFor={id}>{field.label}</label>
      <Control field={field} id={id} help={help} />
      {field.help && <small id={help}>{field.help}</small>}
    </p>
  )
}

interface ControlProps {
  readonly field: Exclude<FormField, { type: 'radio' }>
  readonly id: string
  readonly help: string | undefined
}

function Control({ field, id, help }: ControlProps) {
  const common = { id, name: field.name, required: field.required, 'aria-describedby': help }
  switch (field.type) {
    case 'textarea':
      return <textarea {...common} minLength={field.minLength} maxLength={field.maxLength} />
    case 'select':
      return (
        <select {...common} defaultValue="">
          <option value="">Please choose</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )
    case 'text':
      return <input {...common} type="text" maxLength={field.maxLength} autoComplete={field.autocomplete} />
    case 'email':
      return <input {...common} type="email" autoComplete={field.autocomplete} />
    case 'phone':
      return <input {...common} type="tel" autoComplete={field.autocomplete} />
    case 'number':
      return <input {...common} type="number" min={field.min} max={field.max} />
    case 'upload':
      return <input {...common} type="file" accept={field.accept.join(',')} />
    default:
      return <input {...common} type={field.type} />
  }
}
