/** Forms that nobody could send, and packages that nobody could book, are refused where they are made. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerProblem } from '#content/schema/answers/answer-problem.ts'
import { fieldFaults } from '#content/schema/answers/field-faults.ts'
import { packageOffer } from '#content/schema/types/offer.ts'
import { form, formFields } from '#content/schema/types/site.ts'

const problemsOfForm = (...fields: readonly object[]) =>
  form
    .safeParse({
      type: 'form',
      id: 'a',
      slug: 'a',
      title: 'A',
      fields: fields.map((field, index) => ({ name: `n${index}`, label: 'Field', required: true, ...field })),
      submitLabel: 'Send',
      thankYouPath: '/thank-you',
      body: 'Thanks.',
    })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
const option = (value: string) => ({ value, label: value })

describe('a form', () => {
  it.each([
    [
      { type: 'number', min: 10, max: 5 },
      'asks for a number from 10 to 5, and there is none: lower the least, or raise the most',
    ],
    [
      { type: 'textarea', minLength: 500, maxLength: 100 },
      'asks for at least 500 characters, and takes at most 100: lower the least, or raise the most',
    ],
    [{ type: 'radio', options: [] }, 'has nothing to choose from: give it options'],
    [{ type: 'select', source: 'options', options: [] }, 'has nothing to choose from: give it options'],
    [
      { type: 'radio', options: [option('a'), option('b'), option('a')] },
      'has two options of the value "a": change or remove one',
    ],
    [
      { type: 'upload', accept: ['image/png', 'anything'], maxBytes: 1 },
      'accepts "anything", which no file is: write a MIME type in small letters, such as image/png',
    ],
    [
      { type: 'upload', accept: ['image/*'], maxBytes: 1 },
      'accepts "image/*", which no file is: write a MIME type in small letters, such as image/png',
    ],
  ])('is refused with a field that nobody can answer: %j', (field, message) => {
    expect(problemsOfForm(field)).toEqual([`fields.0 ${message}`])
  })

  it('may have limits that leave one answer, or one limit only, and choices that are not its own', () => {
    const fields = [
      { type: 'number', min: 5, max: 5 },
      { type: 'number', min: 5 },
      { type: 'textarea', minLength: 5, maxLength: 5 },
      { type: 'select', source: 'cinemas', options: [] },
      { type: 'upload', accept: ['application/vnd.ms-excel', 'image/svg+xml'], maxBytes: 1 },
    ]
    expect(problemsOfForm(...fields)).toEqual([])
  })
})

it('refuses the limits of a field exactly where no answer to it is taken', () => {
  const limit = fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined })
  const numbers = Array.from({ length: 10 }, (_, number) => String(number))
  fc.assert(
    fc.property(limit, limit, (min, max) => {
      const field = formFields.parse({
        type: 'number',
        name: 'n',
        label: 'N',
        required: true,
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max }),
      })
      fc.pre(field.type === 'number')
      const isTaken = numbers.some((answer) => answerProblem(field, answer, 0) === undefined)
      expect(fieldFaults(field).length === 0).toBe(isTaken)
    }),
  )
})

describe('a package', () => {
  const problemsOfPackage = (guests: object) =>
    packageOffer
      .safeParse({
        type: 'package',
        id: 'a',
        slug: 'a',
        title: 'A',
        summary: 'A.',
        price: 10,
        pax: 20,
        inclusions: ['A cake'],
        image: 'file/a',
        order: 0,
        ...guests,
      })
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []

  it('is refused where its fewest guests are more than its most', () => {
    expect(problemsOfPackage({ fewestGuests: 30, mostGuests: 10 })).toEqual([
      'fewestGuests is 30, and the most guests are 10: lower the fewest, or raise the most',
    ])
    expect(problemsOfPackage({ fewestGuests: 10, mostGuests: 10 })).toEqual([])
    expect(problemsOfPackage({ fewestGuests: 30 })).toEqual([])
  })
})
