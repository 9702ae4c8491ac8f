import { expect, it } from 'vitest'
import { plainText } from '#content/schema/answers/drupal/plain-text.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { formFieldsOf } from '#exporter/sources/drupal/webform/form-fields.ts'
import { facilityIcon } from '#site/loaders/content-pages/cinemas/facility-icons.ts'

const everyObjectHas = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']

it.each(everyObjectHas)('finds nothing under `%s` that a table does not hold itself', (name) => {
  expect(ownValue({ lift: 1 }, name)).toBeUndefined()
  expect(facilityIcon(name)).toBeUndefined()
  expect(plainText(`a &${name}; b`)).toBe(`a &${name}; b`)
  expect(formFieldsOf([['box', { '#type': name }]], [])).toEqual([{ block: name, values: { name: 'box' } }])
})

it('finds what it holds, whatever it is called', () => {
  expect(ownValue({ constructor: 'Bricks & Frames' }, 'constructor')).toBe('Bricks & Frames')
})
