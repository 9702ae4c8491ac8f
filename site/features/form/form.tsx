import type { FormField, FormView } from '#site/loaders/content-pages/form.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './form.module.css'

/** A form with labels, help texts and limits. */
export function Form({ form }: { readonly form: FormView }) {
  return (
    <form id={`pageForm-${form.id}`} className={styles.form} aria-label={form.title} method="post">
      {form.intro && <p className={styles.intro}>{form.intro}</p>}
      {form.fields.some(({ required }) => !required) && (
        <p className={styles.help}>Please fill in all that is not marked optional.</p>
      )}
      {form.fields.map((field) => (
        <Field key={field.name} field={field} form={form.id} />
      ))}
      <Button type="submit" variant="primary" className={styles.send}>
        {form.submitLabel}
      </Button>
      <noscript>
        <p className={styles.help}>This form needs JavaScript. You can also reach us by telephone or e-mail.</p>
      </noscript>
    </form>
  )
}

function Field({ field, form }: { readonly field: FormField; readonly form: string }) {
  const id = `formField-${form}-${field.name}`
  const help = field.help ? `${id}-help` : undefined
  if (field.type === 'radio') {
    return (
      <fieldset className={styles.field} aria-describedby={help}>
        <legend className={styles.label}>
          <Label field={field} />
        </legend>
        {field.help && (
          <p id={help} className={styles.help}>
            {field.help}
          </p>
        )}
        <div className={styles.choices}>
          {field.options.map(({ value, label }) => (
            <label key={value} className={styles.choice}>
              <input type="radio" name={field.name} value={value} required={field.required} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    )
  }
  if (field.type === 'checkbox') {
    return (
      <div className={styles.field}>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the control stands in it. */}
        <label className={styles.choice}>
          <Control field={field} id={id} help={help} />
          <span>
            <Label field={field} />
          </span>
        </label>
        {field.help && (
          <p id={help} className={styles.help}>
            {field.help}
          </p>
        )}
      </div>
    )
  }
  return (
    <div className={styles.field} data-type={field.type}>
      <label htmlFor={id} className={styles.label}>
        <Label field={field} />
      </label>
      {field.help && (
        <p id={help} className={styles.help}>
          {field.help}
        </p>
      )}
      {field.type === 'select' ? (
        <span className={styles.box}>
          <Control field={field} id={id} help={help} />
          <Icon name="down" size={1} />
        </span>
      ) : (
        <Control field={field} id={id} help={help} />
      )}
    </div>
  )
}

/** Most fields are required, so the optional ones are marked. */
function Label({ field: { label, required } }: { readonly field: FormField }) {
  return (
    <>
      {label}
      {!required && <span className={styles.optional}> (optional)</span>}
    </>
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
