/** What visitors are told is wrong with their answers, in the browser and by the CMS. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstDay } from '#content/schema/answers/answer-problem.ts'
import { formFaults } from '#content/schema/answers/form-faults.ts'
import type { Answers, FormField } from '#content/schema/answers/form-field.ts'
import { formProblems } from '#content/schema/answers/form-problems.ts'
import { hiddenAnswers } from '#content/schema/answers/hidden-answers.ts'
import { visibleFields } from '#content/schema/answers/visible-fields.ts'
import { withHalls } from '#content/schema/answers/with-halls.ts'
import { form } from '#content/schema/types/site.ts'
import { fieldOf } from '#test/support/cms/src/collections/field-block.ts'

/** Half past eleven in the evening of the 1st in Malaysia, and still the afternoon in Europe. */
const now = Date.parse('2026-10-01T15:30:00Z')
const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const base = { name: 'it', label: 'It', required: true }
const problem = (field: FormField, answer: string) => formProblems([field], { it: answer }, {}, now).get('it')

describe('what is sent without being asked for', () => {
  const fixed: FormField = { type: 'hidden', name: 'list', value: 'films' }
  const page: FormField = { type: 'hidden', name: 'page' }

  it('is the text of the editor, and otherwise the page', () => {
    expect(hiddenAnswers([fixed, page], '/book-a-hall')).toEqual({ list: 'films', page: '/book-a-hall' })
    expect(hiddenAnswers([page], `/${'x'.repeat(9000)}`)['page']).toHaveLength(500)
  })

  it('is taken as it comes, as the visitor could not mend it, but for what no page sends', () => {
    const problems = (answer: string) => [...formProblems([fixed], { list: answer }, {}, now).keys()]
    for (const answer of ['films', 'what the editor had before', '']) expect(problems(answer)).toEqual([])
    for (const answer of ['two\nlines', 'x'.repeat(501)]) expect(problems(answer)).toEqual(['list'])
  })
})

describe('an answer', () => {
  it.each<[FormField, string, string]>([
    [{ ...base, type: 'text', maxLength: 5 }, '  ', 'Please fill this in.'],
    [{ ...base, type: 'text', maxLength: 5 }, 'sevenup', 'Please write at most 5 characters. This is 2 too many.'],
    [{ ...base, type: 'text', maxLength: 1 }, 'ab', 'Please write at most 1 character. This is 1 too many.'],
    [
      { ...base, type: 'textarea', minLength: 5, maxLength: 9 },
      'a',
      'Please write at least 5 characters. So far there is 1.',
    ],
    [{ ...base, type: 'email' }, 'ann@', 'Please enter a whole e-mail address, such as name@example.com.'],
    [{ ...base, type: 'email' }, '', 'Please enter your e-mail address.'],
    [{ ...base, type: 'phone' }, '------', 'Please enter a phone number, such as 012-345 6789.'],
    [{ ...base, type: 'number', min: 15, max: 2500 }, '0x20', 'Please enter a number in figures, such as 20.'],
    [{ ...base, type: 'number', min: 15, max: 2500 }, '20.5', 'Please enter a whole number, such as 20.'],
    [{ ...base, type: 'number', min: 15, max: 2500 }, '3000', 'Please enter a number from 15 to 2,500.'],
    [{ ...base, type: 'number', min: 15 }, '3', 'Please enter a number of at least 15.'],
    [{ ...base, type: 'number', max: 15 }, '16', 'Please enter a number of at most 15.'],
    [{ ...base, type: 'date' }, '2026-02-31', 'Please choose a day of the calendar.'],
    [{ ...base, type: 'date', notBeforeDays: 7 }, '2026-10-07', 'Please choose 8 October 2026 or a later day.'],
    [{ ...base, type: 'radio', options }, 'maybe', 'Please choose one of these.'],
    [{ ...base, type: 'checkbox' }, 'false', 'Please tick this box.'],
  ])('to %o that is %j is answered by: %s', (field, answer, message) => {
    expect(problem(field, answer)).toBe(message)
  })

  it.each<[FormField, string]>([
    [{ ...base, type: 'textarea', maxLength: 3 }, 'a\r\nb'],
    [{ ...base, type: 'text', maxLength: 200 }, '𝕬nn 😀 شكرا'],
    [{ ...base, type: 'phone' }, '+60 (12) 345-6789'],
    [{ ...base, type: 'phone' }, ' +60\u00a012\u2011345 6789'],
    [{ ...base, type: 'phone' }, '\u202a+60123456789\u202c'],
    [{ ...base, type: 'email' }, "john.d'cruz@example.com"],
    [{ ...base, type: 'date', notBeforeDays: 7 }, '2026-10-08'],
    [{ ...base, type: 'radio', options }, 'no'],
    [{ ...base, type: 'checkbox', required: false }, 'false'],
    [{ ...base, type: 'email', required: false }, ''],
  ])('to %o may be %j', (field, answer) => {
    expect(problem(field, answer)).toBeUndefined()
  })

  it('that must lie ahead is counted from the day in Malaysia, wherever the clock stands', () => {
    expect(firstDay(0, Date.parse('2026-10-01T15:59:59Z'))).toBe('2026-10-01')
    expect(firstDay(0, Date.parse('2026-10-01T16:00:00Z'))).toBe('2026-10-02')
  })
})

describe('a file', () => {
  const field: FormField = {
    ...base,
    type: 'upload',
    accept: ['image/png', 'image/jpeg', 'application/pdf'],
    maxBytes: 5_242_880,
  }
  const told = (file: { name: string; type: string; size: number }) =>
    formProblems([field], {}, { it: file }, now).get('it')

  it('is told to be missing, of a wrong kind, empty or too large', () => {
    expect(formProblems([field], {}, {}, now).get('it')).toBe('Please attach a file.')
    expect(told({ name: 'a.docx', type: '', size: 9 })).toBe(
      'Please attach a PNG, a JPEG, or a PDF. “a.docx” is of another kind.',
    )
    expect(told({ name: 'a.pdf', type: 'application/pdf', size: 0 })).toBe(
      '“a.pdf” is empty. Please attach another file.',
    )
    expect(told({ name: 'a.pdf', type: 'application/pdf', size: 5_242_881 })).toBe(
      '“a.pdf” is too large, with 5.1 MB. Please attach a file of at most 5 MB.',
    )
    expect(told({ name: 'a.pdf', type: 'application/pdf', size: 5_242_880 })).toBeUndefined()
  })
})

describe('a hall', () => {
  const cinema: FormField = {
    ...base,
    type: 'select',
    name: 'cinema',
    source: 'cinemas',
    options: [{ value: 'one', label: 'One' }],
  }
  const hall: FormField = { ...base, type: 'select', name: 'hall', source: 'halls', options: [] }
  const hallsOf = (name: string) => (name === 'one' ? ['Ruby', 'Hall 2'] : [])
  const fieldsFor = (answers: Answers, fields = [cinema, hall]) => withHalls(fields, answers, hallsOf)

  it('is asked for once a cinema that has some is chosen, and has to be one of its own', () => {
    const shown = (answers: Answers) => visibleFields(fieldsFor(answers), answers).map(({ name }) => name)
    expect(shown({})).toEqual(['cinema'])
    expect(shown({ cinema: 'two' })).toEqual(['cinema'])
    expect(shown({ cinema: 'one' })).toEqual(['cinema', 'hall'])
    const told = (answers: Answers) => formProblems(fieldsFor(answers), answers, {}, now).get('hall')
    expect(told({ cinema: 'one', hall: 'Hall 2' })).toBeUndefined()
    expect(told({ cinema: 'one', hall: 'Hall 3' })).toBe('Please choose one of these.')
    expect(told({ cinema: 'one' })).toBe('Please choose one of these.')
  })

  it('is not asked for where the question for the cinema is not', () => {
    const answers = { cinema: 'one', hall: 'Ruby' }
    const hidden: FormField = { ...cinema, shownWhen: { field: 'other', values: ['yes'] } }
    expect(visibleFields(fieldsFor(answers, [hidden, hall]), answers)).toEqual([])
  })

  it('cannot be asked for without a cinema above it', () => {
    expect(formFaults([hall, cinema])).toEqual([
      [0, 'offers the halls of a cinema, and no field above it asks for one'],
    ])
    expect(formFaults([cinema, hall])).toEqual([])
  })
})

const names = ['a', 'b', 'c', 'd', 'e']
const answerText = fc.oneof(
  fc.constantFrom('', 'yes', 'no', 'true', 'false', '20', 'ann@example.com', '012-345 6789', '2026-10-09', ' \r\n'),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const anyAnswers: fc.Arbitrary<Answers> = fc.dictionary(fc.constantFrom(...names), answerText)
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const anyField = (name: string, above: readonly string[]): fc.Arbitrary<FormField> =>
  fc
    .record({
      type: fc.constantFrom('text', 'textarea', 'email', 'phone', 'number', 'date', 'radio', 'checkbox', 'select'),
      required: fc.boolean(),
      maxLength: fc.integer({ min: 1, max: 20 }),
      min: optional(fc.integer({ min: 0, max: 30 })),
      notBeforeDays: optional(fc.integer({ min: 0, max: 30 })),
      shownWhen:
        above.length === 0
          ? fc.constant(undefined)
          : optional(fc.record({ field: fc.constantFrom(...above), values: fc.constant(['yes', 'true']) })),
    })
    .map(({ shownWhen, ...field }) => {
      const whole = { ...field, name, label: name, options, source: 'options', ...(shownWhen ? { shownWhen } : {}) }
      return JSON.parse(JSON.stringify(whole)) as FormField
    })
const anyForm = fc.tuple(...names.map((name, index) => anyField(name, names.slice(0, index))))

/** As Payload gives them back. */
const asBlock = ({ type, ...field }: FormField) => ({
  maxLength: null,
  min: null,
  notBeforeDays: null,
  help: null,
  shownWhen: { field: null, values: [] },
  ...field,
  blockType: type,
  id: '66f0',
})

describe('browser and CMS', () => {
  it('say the same of all answers to all forms', () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, (fields, answers) => {
        const here = formProblems(fields, answers, {}, now)
        const there = formProblems(
          fields.map((field) => fieldOf(asBlock(field))),
          answers,
          {},
          now,
        )
        expect([...there]).toEqual([...here])
      }),
      { numRuns: 300 },
    )
  })

  it('ask for nothing that is not shown, and show nothing that waits for what is not', () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, (fields, answers) => {
        const shown = new Set(visibleFields(fields, answers).map(({ name }) => name))
        for (const name of formProblems(fields, answers, {}, now).keys()) expect(shown).toContain(name)
        for (const { name, shownWhen } of fields)
          if (shownWhen && shown.has(name)) expect(shown).toContain(shownWhen.field)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a form', () => {
  const formWith = (fields: readonly object[]) =>
    form
      .safeParse({
        type: 'form',
        id: 'f',
        slug: 'f',
        title: 'F',
        fields: fields.map((field) => ({ label: 'L', ...field })),
        submitLabel: 'Send',
        thankYouPath: '/thank-you',
        body: 'Thanks.',
      })
      .error?.issues.map(({ message }) => message) ?? []
  const choice = { type: 'radio', name: 'choice', options }
  const waits = (field: string, ...values: string[]) => ({ type: 'email', name: 'later', shownWhen: { field, values } })

  it('shows a field after an answer that can be given above it, and after no other', () => {
    expect(formWith([choice, waits('choice', 'yes')])).toEqual([])
    expect(formWith([choice, waits('choice', 'maybe')])).toEqual([
      'is shown where "choice" is "maybe", which is not one of its choices',
    ])
    expect(formWith([waits('choice', 'yes'), choice])).toEqual([
      'is shown by the answer to "choice", and no field above it has that name',
    ])
    expect(formWith([{ type: 'email', name: 'mail' }, waits('mail', 'x')])).toEqual([
      'is shown by the answer to "mail", which has no options of its own: choose a field that has, or a box to tick',
    ])
    const cinema = { type: 'select', name: 'cinema', source: 'cinemas', options: [] }
    expect(formWith([cinema, waits('cinema', 'a')])).toEqual([
      'is shown by the answer to "cinema", which has no options of its own: choose a field that has, or a box to tick',
    ])
  })

  it('has no two fields of one name, as one answer would be lost', () => {
    expect(formWith([choice, choice])).toEqual(['is the second field with the name "choice"'])
  })
})
