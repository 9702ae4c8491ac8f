/** A form of ours as a webform: its elements as `webform_rest` hands them out. */
import { machineName } from '#content/schema/answers/drupal/machine-name.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { mediaTypes } from '#content/schema/media.ts'
import { escaped } from '../text/words-to-html.ts'

type Form = Entry<'form'>
type Field = Form['fields'][number]
type Element = Readonly<Record<string, unknown>>

export function webformElementsOf({ id, fields, submitLabel }: Form): Readonly<Record<string, Element>> {
  const elements = fields.map((field) => [machineName(field.name), elementOf(field, fields)] as const)
  return {
    ...Object.fromEntries(elements.map(([key, element]) => [key, withPlace(id, key, element)])),
    submission_key: withPlace(id, 'submission_key', { '#type': 'hidden', '#title': 'Key', '#unique': true }),
    challenge_token: withPlace(id, 'challenge_token', { '#type': 'hidden', '#title': 'Challenge' }),
    actions: withPlace(id, 'actions', {
      '#type': 'webform_actions',
      '#title': 'Submit button(s)',
      '#submit__label': escaped(submitLabel),
    }),
  }
}

/** What Webform says of every element. */
function withPlace(form: string, key: string, element: Element): Element {
  const webform = machineName(form)
  return {
    ...element,
    '#webform': webform,
    '#webform_id': `${webform}--${key}`,
    '#webform_key': key,
    '#webform_depth': 0,
  }
}

function elementOf(field: Field, all: readonly Field[]): Element {
  return { ...typeOf(field), ...asked(field), ...states(field, all) }
}

function asked(field: Field): Element {
  if (field.type === 'hidden') return { '#title': field.name }
  return {
    ...(field.heading === undefined ? {} : { '#heading': escaped(field.heading) }),
    '#title': escaped(field.label),
    ...(field.help === undefined ? {} : { '#description': escaped(field.help) }),
    ...(field.required ? { '#required': true } : {}),
  }
}

const given = (name: string, value: unknown): Element => (value === undefined ? {} : { [name]: value })

function typeOf(field: Field): Element {
  switch (field.type) {
    case 'text':
      return { '#type': 'textfield', '#maxlength': field.maxLength, ...given('#autocomplete', field.autocomplete) }
    case 'email':
      return { '#type': 'email', ...given('#autocomplete', field.autocomplete) }
    case 'phone':
      return { '#type': 'tel', ...given('#autocomplete', field.autocomplete) }
    case 'textarea':
      return { '#type': 'textarea', '#maxlength': field.maxLength, ...given('#minlength', field.minLength) }
    case 'number':
      return { '#type': 'number', ...given('#min', field.min), ...given('#max', field.max) }
    case 'date':
      return { '#type': 'date', ...given('#date_date_min', field.notBeforeDays && `+${field.notBeforeDays} days`) }
    case 'select':
      if (field.source === 'cinemas')
        return {
          '#type': 'entity_select',
          '#target_type': 'node',
          '#selection_settings': { target_bundles: { cinema: 'cinema' } },
        }
      return {
        '#type': 'select',
        ...(field.source === 'options' ? {} : { '#choices': field.source }),
        ...optionsOf(field),
      }
    case 'radio':
      return { '#type': 'radios', ...optionsOf(field) }
    case 'checkbox':
      return { '#type': 'checkbox' }
    case 'upload':
      return {
        '#type': 'managed_file',
        '#file_extensions': field.accept.map(endingOf).join(' '),
        '#max_filesize': String(field.maxBytes / 1024 / 1024),
      }
    case 'hidden':
      return { '#type': 'hidden', ...given('#value', field.value) }
  }
}

const endingOf = (mime: string): string =>
  Object.entries(mediaTypes).find(([name]) => name === mime)?.[1].ending ??
  (mime.split('/')[1] === 'plain' ? 'txt' : '')

function optionsOf({ options }: Extract<Field, { type: 'select' | 'radio' }>): Element {
  const questions = options.flatMap(({ value, questions }) =>
    questions.length > 0 ? [[value, questions.map((key) => key.replace('faq/', ''))] as const] : [],
  )
  return {
    '#options': Object.fromEntries(options.map(({ value, label }) => [value, escaped(label)])),
    ...(questions.length > 0 ? { '#questions': Object.fromEntries(questions) } : {}),
  }
}

function states({ shownWhen }: Field, all: readonly Field[]): Element {
  if (!shownWhen) return {}
  const selector = `:input[name="${machineName(shownWhen.field)}"]`
  const isTick = all.find(({ name }) => name === shownWhen.field)?.type === 'checkbox'
  const conditions = shownWhen.values.map((value) => ({ [selector]: isTick ? { checked: true } : { value } }))
  const [only] = conditions
  const several = conditions.flatMap((condition, index) => (index > 0 ? ['or', condition] : [condition]))
  return { '#states': { visible: conditions.length === 1 ? only : several } }
}
