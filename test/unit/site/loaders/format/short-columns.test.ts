/** Which tables are so short that phones show their rows below one head. */
import { expect, it } from 'vitest'
import { shortColumns } from '#site/loaders/format/short-columns.ts'

const tiers = ['Benefit', 'Front Row', 'Circle', 'Box']

it('counts the columns beside the titles of rows that are short, however long the titles are', () => {
  expect(shortColumns(tiers, [['Advance booking before everyone else', '–', '24 hours', 'Now and then']])).toBe(3)
})

it('leaves out a table with a long value, a long word in its head, or no more than one column of values', () => {
  expect(shortColumns(tiers, [['How to get there', 'Join', '12 films', '30 films in one year']])).toBeUndefined()
  expect(shortColumns(['Film', 'Made', 'Rediscovered by', 'Where'], [['A', '1', '2', '3']])).toBe(3)
  expect(shortColumns(['Film', 'Made', 'Classifications', 'Where'], [['A', '1', '2', '3']])).toBeUndefined()
  expect(shortColumns(['Day', 'Seats'], [['Monday', '12']])).toBeUndefined()
})

it('lets longer values stand beside each other where there are only two', () => {
  expect(shortColumns(['What', 'Lamp', 'Laser'], [['Lasts', '900 hours', 'about 30,000 hours']])).toBe(2)
})
