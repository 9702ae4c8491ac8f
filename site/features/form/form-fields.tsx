/** The fields of a form, in its parts. */
import type { ReactNode } from 'react'
import { asksForHall, cinemaFieldAbove } from '#content/schema/answers/cinema-fields.ts'
import { answerTo } from '#content/schema/answers/form-field.ts'
import type { FormFieldView, FormView } from '#site/loaders/content-pages/forms/form.ts'
import { Field } from './field.tsx'
import { honeypotName } from './form-elements.ts'
import { formParts } from './form-parts.ts'
import type { FormState } from './form-state.ts'
import { hireChoice, packageChoice } from './hire-choice.ts'
import type { Interactive } from './interactive/interactive.tsx'

interface FormFieldsProps {
  readonly form: FormView
  /** The fields that the answers so far ask for. */
  readonly fields: readonly FormFieldView[]
  readonly state: FormState
  /** The live part, once the form is touched. */
  readonly interactive: Interactive | undefined
}

export function FormFields({ form, fields, state, interactive }: FormFieldsProps) {
  const cinemaAbove = (field: FormFieldView) =>
    answerTo(state.answers, cinemaFieldAbove(fields, fields.indexOf(field))?.name ?? '')
  const choices = [hireChoice(form, fields, state.answers), packageChoice(form, state.answers)]
  return (
    <div className="parts">
      {fields.some(({ required }) => !required) && (
        <p className="help">Please fill in all that is not marked optional.</p>
      )}
      {formParts(form.fields.filter(isShown), fields).map(({ id, heading, fields, halves }) => (
        <Part key={id} heading={heading}>
          {fields.map((field) => (
            <Field
              // Another cinema has other halls, and none of them is chosen yet.
              key={asksForHall(field) ? `${field.name} of ${cinemaAbove(field)}` : field.name}
              field={field}
              isHalf={halves.has(field)}
              form={form.id}
              state={state}
              interactive={interactive}
              choice={choices.find((choice) => choice?.field === field.name)}
            />
          ))}
        </Part>
      ))}
      <label className="visually-hidden" inert>
        Leave this empty <input type="text" name={honeypotName} autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  )
}

interface PartProps {
  readonly heading: string | undefined
  readonly children: ReactNode
}

function Part({ heading, children }: PartProps) {
  if (!heading) return <div className="fields">{children}</div>
  return (
    <fieldset>
      <legend className="heading">{heading}</legend>
      <div className="fields">{children}</div>
    </fieldset>
  )
}

/** Hidden fields are sent, and shown to nobody. */
export const isShown = (field: FormView['fields'][number]): field is FormFieldView => field.type !== 'hidden'
