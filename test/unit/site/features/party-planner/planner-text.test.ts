import { expect, it } from 'vitest'
import type { Plan } from '#site/features/party-planner/plan.ts'
import {
  guestLimitText,
  guestsText,
  noEstimateText,
  priceBreakdownText,
} from '#site/features/party-planner/planner-text.ts'
import { whereText } from '#site/features/party-planner/where.ts'

const gold = { amount: 3800, pax: 20, per: 'group', furtherGuest: 178 } as const
const classic = { amount: 49, pax: 15, per: 'guest', fewest: 15 } as const

it('says how an estimate comes about', () => {
  expect(priceBreakdownText(gold, 24, 4)).toBe('RM\u00a03,800 for 20, 4 more at RM\u00a0178')
  expect(priceBreakdownText(gold, 12, 0)).toBe('RM\u00a03,800 for up to 20')
  expect(priceBreakdownText(gold, 20, 0)).toBeUndefined()
  expect(priceBreakdownText(classic, 16, 0)).toBe('16 × RM\u00a049')
})

it('says why there is no estimate, and counts one guest as one', () => {
  expect([1, 2].map(guestsText)).toEqual(['1 guest', '2 guests'])
  expect(noEstimateText({ is: 'too few', fewest: 15 })).toBe('For 15 guests or more')
  expect(noEstimateText({ is: 'too many', most: 1 })).toBe('For up to 1 guest')
  expect(noEstimateText({ is: 'too many', most: 0 })).toBe('No hall here is large enough')
})

it('says how many guests there may be', () => {
  expect(guestLimitText(classic)).toBe('15 guests or more')
  expect(guestLimitText({ ...gold, most: 70 })).toBe('20 guests, each more RM\u00a0178, up to 70')
  expect(guestLimitText({ amount: 6900, pax: 120 })).toBe('120 guests')
})

const hall = { name: 'Hall 6', seats: 96 }
const [one, two] = [{ id: 'one', halls: [hall] }, { id: 'two' }]
const plan: Plan = { guests: 9, estimate: { is: 'unknown' }, there: undefined, isElsewhere: false, large: [one, two] }

it.each<[string, Partial<Plan>, string | undefined]>([
  ['At 2 cinemas', {}, undefined],
  ['Halls for so many at 1 of 2 cinemas', { large: [one] }, undefined],
  ['No cinema has a hall for so many', { large: [] }, undefined],
  ['Not at Three. At 2 cinemas', { isElsewhere: true }, 'Three'],
  ['One: Hall 6, 96 seats', { there: one }, 'One'],
  ['One: Hall 1, 1 seat', { there: { id: 'one', halls: [{ name: 'Hall 1', seats: 1 }] } }, 'One'],
  ['One: Hall 6, 96 seats, or another hall', { there: { id: 'one', halls: [hall, hall] } }, 'One'],
  ['At Two', { there: two }, 'Two'],
  [
    'No hall for so many at One. Halls for so many at 1 of 2 cinemas',
    { there: { id: 'one', halls: [] }, large: [two] },
    'One',
  ],
])('says where it is: %s', (words, changed, chosen) => {
  expect(whereText({ ...plan, ...changed }, 2, chosen)).toBe(words)
})
