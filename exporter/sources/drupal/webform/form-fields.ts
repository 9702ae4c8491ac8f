/** The fields of a form of ours from the elements of a webform; decision 0124 says which is which. */
import { fieldNameOf, machineName } from '#content/schema/answers/drupal/machine-name.ts'
import { mediaTypes } from '#content/schema/media.ts'
import { ownValue } from '#content/schema/own-value.ts'
import type { SourceRow, SourceValues } from '../../source.ts'
import { conditionOf } from './shown-when.ts'
import type { WebformElement, WebformElements } from './webform-element.ts'

/** Elements that are there for the sending, and that the site fills in by itself: decision 0122. */
const ofSending: ReadonlySet<string> = new Set(['submission_key', 'challenge_token', 'honeypot'])

/** Webform's own limits where an element sets none: characters, and bytes of a file. */
const maxLineLength = 255
const maxTextLength = 20_000
const mebibyte = 1024 * 1024
const largestFile = 2 * mebibyte

type Specific = (element: WebformElement, cinemas: readonly string[]) => { block: string } & SourceValues

const kinds: Readonly<Record<string, Specific>> = {
  textfield: (element) => ({
    block: 'text',
    maxLength: element['#maxlength'] ?? maxLineLength,
    autocomplete: element['#autocomplete'],
  }),
  email: (element) => ({ block: 'email', autocomplete: element['#autocomplete'] }),
  tel: (element) => ({ block: 'phone', autocomplete: element['#autocomplete'] }),
  textarea: (element) => ({
    block: 'textarea',
    minLength: element['#minlength'],
    maxLength: element['#maxlength'] ?? maxTextLength,
  }),
  number: (element) => ({ block: 'number', min: element['#min'], max: element['#max'] }),
  date: (element) => ({ block: 'date', notBeforeDays: daysFromToday(element['#date_date_min']) }),
  select: selectOf,
  entity_select: selectOf,
  webform_entity_select: selectOf,
  radios: (element) => ({ block: 'radio', options: optionsOf(element) }),
  checkbox: () => ({ block: 'checkbox' }),
  managed_file: uploadOf,
  webform_document_file: uploadOf,
  webform_image_file: uploadOf,
  hidden: (element) => ({ block: 'hidden', value: element['#value'] ?? textIn(element['#default_value']) }),
}

/** Elements that show something and ask nothing. */
const silent: ReadonlySet<string> = new Set([
  'webform_actions',
  'webform_markup',
  'processed_text',
  'webform_horizontal_rule',
])

/** @param cinemas bundles whose entities are cinemas. */
export function formFieldsOf(elements: WebformElements, cinemas: readonly string[]): SourceRow[] {
  return elements.flatMap(([key, element]): SourceRow[] => {
    if (ofSending.has(key) || silent.has(element['#type'])) return []
    const specific = ownValue(kinds, element['#type'])?.(element, cinemas)
    const condition = conditionOf(element)
    // The check of the contract names what it does not know, at the field.
    if (!specific) return [{ block: element['#type'], values: { name: key } }]
    const { block, ...values } = specific
    const name = fieldNameOf(key)
    const shownWhen =
      condition.kind === 'when'
        ? { shownWhen: { field: condition.field, values: condition.values } }
        : condition.kind === 'unknown'
          ? { shownWhen: { field: name, values: ['#states'] } }
          : {}
    const asked = block === 'hidden' ? {} : { ...askedOf(element) }
    return [{ block, values: { name, ...asked, ...shownWhen, ...values } }]
  })
}

/** A field that is shown by a condition and required by the same is required where it is shown (`conditionOf`). */
function askedOf(element: WebformElement): SourceValues {
  const { '#states': states } = element
  const required = element['#required'] === true || (states && !Array.isArray(states) && 'required' in states)
  return {
    heading: element['#heading'],
    label: element['#title'],
    help: element['#description'] || element['#help'],
    ...(required ? { required: true } : {}),
  }
}

export function submitLabelOf(elements: WebformElements): string | undefined {
  const [, actions] = elements.find(([, element]) => element['#type'] === 'webform_actions') ?? []
  return actions?.['#submit__label'] ?? (actions ? 'Submit' : undefined)
}

function selectOf(element: WebformElement, cinemas: readonly string[]): { block: string } & SourceValues {
  const bundles = Object.keys(element['#selection_settings']?.target_bundles ?? {})
  const offersCinemas = bundles.length > 0 && bundles.every((bundle) => cinemas.includes(bundle))
  const source = element['#choices'] ?? (offersCinemas ? 'cinemas' : 'options')
  return { block: 'select', options: source === 'options' ? optionsOf(element) : [], source }
}

const optionsOf = ({ '#options': options = [], '#questions': questions = {} }: WebformElement): SourceRow[] =>
  options.map(([value, label]) => ({
    values: {
      value,
      label: { value: label },
      questions: (ownValue(questions, value) ?? []).map((id) => ({ type: 'node--faq', id })),
    },
  }))

function uploadOf(element: WebformElement): { block: string } & SourceValues {
  const endings = (element['#file_extensions'] ?? '').split(/[\s,]+/).filter(Boolean)
  const size = element['#max_filesize']
  return {
    block: 'upload',
    accept: [...new Set(endings.map(mimeOf))],
    maxBytes: size === undefined ? largestFile : Math.round(size * mebibyte),
  }
}

const otherMimes: Readonly<Record<string, string>> = { jpeg: 'image/jpeg', txt: 'text/plain' }

function mimeOf(ending: string): string {
  const known = Object.entries(mediaTypes).find(([, type]) => type.ending === ending.toLowerCase())
  return known?.[0] ?? ownValue(otherMimes, ending.toLowerCase()) ?? `.${ending}`
}

/** `+7 days` and `today`; of other ways to say a day Webform knows many. */
function daysFromToday(text: string | undefined): number | undefined {
  if (text === 'today') return 0
  const [, days] = /^\+(\d+) days?$/.exec(text ?? '') ?? []
  return days === undefined ? undefined : Number(days)
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The id of the form of ours, as it is sent: decision 0122. */
export const formIdOf = (webform: string): string => webform.replaceAll('_', '-')
export const webformOf = (formId: string): string => machineName(formId)
