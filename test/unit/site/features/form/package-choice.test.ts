/** The package that is chosen in a form, and what it costs there. */
import { expect, it } from 'vitest'
import { packageCost } from '#site/features/form/extras/package-cost.ts'
import { packageChoice } from '#site/features/form/hire-choice.ts'
import { planOf } from '#site/features/party-planner/plan.ts'
import { plannedPackage } from '#site/loaders/content-pages/packages/planned-package.ts'
import { committedSource } from '#test/support/site/site-source.ts'
import { sentFormOf } from './form-of.ts'

const source = await committedSource()
const sending = await committedSource({ FORM_URL: 'https://cms.example/api/form-submissions' })
const form = sentFormOf(sending, 'form/book-a-hall')
const cost = (pax: string, cinema = '') => {
  const choice = packageChoice(form, { package: 'birthday-classic', pax, cinema })
  return choice && packageCost(choice)
}

it.each(['gsc-padang-hijau', 'gsc-rimba-sentral', 'aurum-persiaran-delima', ''])(
  'costs what it costs where packages are compared, however many guests come to %j',
  (cinema) => {
    const offer = plannedPackage(source, source.entry('package', 'package/birthday-classic'))
    for (const guests of [1, 14, 15, 96, 97, 118, 119, 900]) {
      const { estimate } = planOf(offer, { guests, cinema: cinema || undefined })
      expect(cost(String(guests), cinema)?.estimate).toEqual(estimate)
    }
  },
)

it('is for no more guests than the chosen cinema seats, or any where none is chosen', () => {
  expect(cost('110', 'gsc-padang-hijau')?.estimate).toEqual({ is: 'too many', most: 96 })
  expect(cost('119')?.estimate).toEqual({ is: 'too many', most: 118 })
})

it('is for the guests that it is meant for until they are said, and says what to do where they cannot be', () => {
  expect(cost('')).toMatchObject({ guests: 15, problem: undefined })
  expect(cost('12.5')).toMatchObject({ guests: 15, problem: 'Please enter a whole number, such as 20.' })
  expect(cost('-3')).toMatchObject({ guests: 15, problem: 'Please enter a number from 1 to 9,999.' })
})
