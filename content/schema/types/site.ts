/** Types of entry for the whole site: menus, settings, redirects, forms, vocabularies, files. */
import * as z from 'zod'
import { autocompleteTokens } from '#content/schema/answers/autocomplete.ts'
import { formFaults } from '#content/schema/answers/form-faults.ts'
import { entryWithoutPage, links } from '#content/schema/common.ts'
import { digest } from '#content/schema/digest.ts'
import { type FieldHelp, field } from '#content/schema/field.ts'
import {
  blocks,
  boolean,
  entryId,
  formerPath,
  group,
  image,
  integer,
  linkTarget,
  list,
  measured,
  multilineText,
  number,
  order,
  path,
  prose,
  references,
  select,
  slug,
  text,
  textList,
} from '#content/schema/field-kinds.ts'
import { mediaFaults, mediaMimes } from '#content/schema/media.ts'

/** The places in the layout that have a menu. */
export const menuPlaces = {
  main: 'Main',
  secondary: 'Secondary',
  shop: 'Shop',
  footer: 'Footer',
  social: 'Social',
} as const

export const menu = entryWithoutPage('menu', {
  place: select(menuPlaces),
  items: list({
    label: text({ max: 60 }),
    to: linkTarget({ label: 'Leads to' }),
    children: links({ label: 'Below it' }),
  }),
})

export const settings = entryWithoutPage('settings', {
  siteName: text({ max: 60 }),
  description: multilineText({ max: 300 }),
  shareImage: image({ help: 'For shared links of pages without a picture of their own.' }),
  contact: group({
    email: text({ max: 100 }),
    phone: text({ max: 40 }),
    address: multilineText({ max: 300 }),
    hours: text({ max: 100 }),
  }),
  company: group({ name: text(), registration: text({ max: 60 }) }),
})

export const redirect = entryWithoutPage('redirect', {
  from: formerPath({ help: 'The old address, such as /old-page or /old.php.' }),
  to: field(linkTarget().regex(/^(?!#|mailto:|tel:)/, 'must be a page of ours or an address on the web'), {
    kind: 'link',
    help: 'Where visitors are sent: a page of ours, or an external address.',
  }),
  permanent: boolean({ help: 'Search engines forget the old address.' }),
})

/** The vocabularies that terms belong to. */
export const vocabularies = {
  genre: 'Genre',
  classification: 'Classification',
  language: 'Language',
  country: 'Country',
  facility: 'Facility',
  state: 'State',
  'event-category': 'Event category',
  'faq-category': 'FAQ category',
  'news-category': 'News category',
  'international-screen-category': 'International screens category',
} as const

/** The pages of terms, of the vocabularies whose terms have any. */
export const termUrls: Readonly<Partial<Record<keyof typeof vocabularies, string>>> = {
  'faq-category': '/faq/:key',
  'international-screen-category': '/international-screens/category/:key',
}

export const taxonomy = entryWithoutPage(
  'taxonomy',
  {
    vocabulary: select(vocabularies),
    key: slug(),
    order: order(),
    help: text({ help: 'A few words of explanation, such as what a classification means.' }).optional(),
    language: text({ max: 20, help: 'For languages: the BCP 47 tag.' }).optional(),
    access: boolean({ help: 'For facilities: whether people look for it who need it to come at all.' }),
  },
  { label: 'Term' },
)

const fieldName = (options: FieldHelp) => text({ max: 40, pattern: /^[a-z][A-Za-z0-9]*$/, ...options })

const anyFormField = <N extends string, T extends z.ZodRawShape>(type: N, shape: T) =>
  z.strictObject({
    type: field(z.literal(type), { kind: 'fixed' }),
    name: fieldName({ help: 'What the backend calls it.' }),
    ...shape,
  })

const shownWhen = () =>
  group(
    {
      field: fieldName({
        label: 'Field',
        help: 'The name of a field above this one: one to choose from, or to tick.',
      }),
      values: textList({
        min: 1,
        label: 'Answers',
        help: 'Values of its choices; for a box to tick, the word true.',
      }),
    },
    { help: 'Left empty, the field is always there.' },
  ).optional()

/** A field that visitors answer. */
const formField = <N extends string, T extends z.ZodRawShape>(type: N, shape: T) =>
  anyFormField(type, {
    heading: text({
      max: 60,
      label: 'Heading above it',
      help: 'Begins a part of the form, which goes on to the next heading.',
    }).optional(),
    label: text({ max: 120 }),
    help: text({ max: 300 }).optional(),
    required: boolean(),
    shownWhen: shownWhen(),
    ...shape,
  })

const autocomplete = <T extends keyof typeof autocompleteTokens>(type: T) =>
  select(autocompleteTokens[type], { label: 'What browsers may fill in' }).optional()

const options = () =>
  list({
    value: text({ max: 60, pattern: /^[\w-]+$/ }),
    label: text({ max: 120 }),
    questions: references('faq', {
      label: 'Answered already',
      help: 'Questions that whoever chooses this is shown, and may not need to write then.',
    }),
  })

/** Sources of a field's choices. */
export const choiceSources = {
  options: 'The options below',
  cinemas: 'All cinemas',
  halls: 'The halls of the cinema that is chosen above',
} as const

export const formFields = z.discriminatedUnion('type', [
  formField('text', { maxLength: integer({ min: 1, max: 1000 }), autocomplete: autocomplete('text') }),
  formField('email', { autocomplete: autocomplete('email') }),
  formField('phone', { autocomplete: autocomplete('phone') }),
  formField('textarea', { minLength: integer().optional(), maxLength: integer({ min: 1, max: 20_000 }) }),
  formField('number', {
    min: number({ help: 'Where it is whole, so must the answer be.' }).optional(),
    max: number().optional(),
  }),
  formField('date', { notBeforeDays: integer({ unit: 'days from today', label: 'Not before' }).optional() }),
  formField('select', { options: options(), source: select(choiceSources) }),
  formField('radio', { options: options() }),
  formField('checkbox', {}),
  formField('upload', {
    accept: textList({ min: 1, help: 'MIME types, such as image/png.' }),
    maxBytes: integer({ min: 1, unit: 'bytes' }),
  }),
  anyFormField('hidden', {
    value: text({ help: 'What is sent. Left empty, the address of the page that the form stands on.' }).optional(),
    shownWhen: shownWhen(),
  }),
])

export const form = entryWithoutPage('form', {
  intro: multilineText({ max: 600 }).optional(),
  rules: prose({ help: 'What visitors should know before they begin: who may take part, until when.' }).optional(),
  fields: blocks(formFields, { min: 1 }),
  submitLabel: text({ max: 40 }),
  thankYouPath: path({ label: 'Thank-you page' }),
  challenge: boolean({ label: 'Bot challenge' }),
  body: prose({ label: 'Confirmation', help: 'What visitors read when the form was sent.' }),
}).check(({ value, issues }) => {
  for (const [index, message] of formFaults(value.fields))
    issues.push({ code: 'custom', input: value.fields[index], path: ['fields', index], message })
})

export const file = z
  .strictObject({
    type: field(z.literal('file'), { kind: 'fixed' }),
    id: entryId(),
    slug: slug(),
    alt: text({ max: 400, label: 'Description', help: 'What the picture shows, for people who cannot see it.' }),
    credit: text().optional(),
    focalPoint: group(
      { x: integer({ max: 100, unit: '%' }), y: integer({ max: 100, unit: '%' }) },
      { help: 'What must stay visible when the picture is cropped.' },
    ).optional(),
    path: measured(z.string()),
    mime: measured(z.enum(mediaMimes, { error: `must be one of ${mediaMimes.join(', ')}` })),
    bytes: measured(z.int().min(1)),
    sha256: measured(digest()),
    width: measured(z.int().min(1)).optional(),
    height: measured(z.int().min(1)).optional(),
    dominantColour: measured(z.string().regex(/^#[0-9a-f]{6}$/)).optional(),
  })
  .check(({ value, issues }) => {
    for (const [name, message] of mediaFaults(value))
      issues.push({ code: 'custom', input: value[name], path: [name], message })
  })
