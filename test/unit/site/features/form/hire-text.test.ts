/** What screen readers are told of the cinema and the hall that are chosen. */
import { expect, it } from 'vitest'
import { hireText } from '#site/features/form/extras/hire-text.ts'
import type { HallHire } from '#site/loaders/content-pages/cinemas/hall-hire.ts'

type Words = Parameters<typeof hireText>[0]

const hall = (seats: string): HallHire['halls'][number] => ({ name: 'Hall 1', seats, wheelchairPlaces: '2' })
const cinema = (...halls: Words['halls']): Words => ({ title: 'GSC Pantai Senja', seats: '1,240', halls })

it('says how many halls and seats a cinema has, and how many seats a hall', () => {
  expect(hireText(cinema(hall('120')))).toBe('GSC Pantai Senja: one hall, 1,240 seats.')
  expect(hireText(cinema(hall('120'), hall('80')))).toBe('GSC Pantai Senja: 2 halls, 1,240 seats.')
  expect(hireText(cinema(hall('1')), hall('1'))).toBe('GSC Pantai Senja, Hall 1: 1 seat.')
})

it('says nothing of halls where nobody has said which there are', () => {
  expect(hireText(cinema())).toBe('GSC Pantai Senja: 1,240 seats.')
})
