import type { ReactNode } from 'react'
import { answerTo } from '#content/schema/answers/form-field.ts'
import { ownValue } from '#content/schema/own-value.ts'
import type { FormFieldView } from '#site/loaders/content-pages/forms/form.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Control } from './control.tsx'
import { describedBy, idOf } from './field-ids.ts'
import type { FormState } from './form-state.ts'
import type { HireChoice, PackageChoice } from './hire-choice.ts'
import type { Interactive } from './interactive/interactive.tsx'
import { limitOf } from './limit.ts'

interface Props {
  readonly field: FormFieldView
  /** Whether it stands beside another where there is room. */
  readonly isHalf: boolean
  /** Id of the form. */
  readonly form: string
  readonly state: FormState
  /** Once the form is touched. */
  readonly interactive: Interactive | undefined
  /** What to say below this field of what is chosen: a cinema and its hall, or a package. */
  readonly choice: HireChoice | PackageChoice | undefined
}

/** A control with its label, its help, its limit, and what is wrong with the answer. */
export function Field({ field, isHalf, form, state, interactive, choice }: Props) {
  const id = idOf(form, field)
  const problem = state.problems.get(field.name)
  const limit = field.type === 'textarea' ? limitOf(field, answerTo(state.answers, field.name)) : undefined
  const lostFile = ownValue(state.lostFiles, field.name)
  const control = (
    <Control
      field={field}
      id={id}
      answer={answerTo(state.answers, field.name)}
      firstDay={ownValue(state.firstDays, field.name)}
      isInvalid={problem !== undefined}
      describedBy={describedBy(id, {
        help: field.help !== undefined,
        limit: limit !== undefined,
        lost: lostFile !== undefined,
        problem: problem !== undefined,
      })}
    />
  )
  const notes = (
    <>
      {interactive && (
        <interactive.FieldExtras
          field={field}
          answer={answerTo(state.answers, field.name)}
          limit={limit}
          file={ownValue(state.files, field.name)}
          choice={choice}
          onRemoveFile={() => interactive.removeFile(field.name)}
        />
      )}
      {limit && (
        <Note id={`${id}-limit`} isBad={limit.isOver}>
          {limit.text}
        </Note>
      )}
      {lostFile !== undefined && <Note id={`${id}-lost`}>Files are not kept: please choose “{lostFile}” again.</Note>}
      {problem && (
        <p id={`${id}-problem`} className="formProblem">
          <Icon name="warning" size={1.125} />
          {problem}
        </p>
      )}
    </>
  )
  const help = field.help && <Note id={`${id}-help`}>{field.help}</Note>
  if (field.type === 'radio')
    return (
      <fieldset
        className="part"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML gives a fieldset this role, which alone can be required.
        role="radiogroup"
        aria-required={field.required || undefined}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={describedBy(id, { help: Boolean(help), problem: Boolean(problem) })}
      >
        <legend className="label">
          <Label field={field} />
        </legend>
        {help}
        {control}
        {notes}
      </fieldset>
    )
  if (field.type === 'checkbox')
    return (
      <div className="part">
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the control stands in it. */}
        <label className="choice">
          {control}
          <span>
            <Label field={field} />
          </span>
        </label>
        {help}
        {notes}
      </div>
    )
  return (
    <div className="field" data-half={isHalf || undefined}>
      <label htmlFor={id} className="label">
        <Label field={field} />
      </label>
      <div className="part">
        {help}
        {control}
        {notes}
      </div>
    </div>
  )
}

/** Most fields are required, so the optional ones are marked. */
function Label({ field: { label, required } }: { readonly field: FormFieldView }) {
  return (
    <>
      {label}
      {!required && <span className="optional"> (optional)</span>}
    </>
  )
}

interface NoteProps {
  readonly id: string
  readonly isBad?: boolean
  readonly children: ReactNode
}

function Note({ id, isBad = false, children }: NoteProps) {
  return (
    <p id={id} className="help" data-bad={isBad || undefined}>
      {children}
    </p>
  )
}
