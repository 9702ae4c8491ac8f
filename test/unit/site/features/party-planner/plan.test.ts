/** A package at a cinema, for so many guests. */
import { expect, it } from 'vitest'
import { isPossible, nearestCriteria, planOf } from '#site/features/party-planner/plan.ts'
import { whereText } from '#site/features/party-planner/where.ts'
import { plannedPackage } from '#site/loaders/content-pages/packages/planned-package.ts'
import { committedSource } from '#test/support/site/site-source.ts'

const source = await committedSource()
const offer = (slug: string) => plannedPackage(source, source.entry('package', `package/${slug}`))
const plan = (slug: string, guests?: number, cinema?: string) => planOf(offer(slug), { guests, cinema })
const ids = (cinemas: readonly { readonly id: string }[]) => cinemas.map(({ id }) => id)

it('is for the number that the package is meant for until another is said', () => {
  expect(plan('birthday-gold')).toMatchObject({ guests: 20, estimate: { total: 3800 } })
})

it('names the halls of its kind that are large enough', () => {
  const there = plan('birthday-classic', 90, 'gsc-padang-hijau').there
  expect(there).toEqual({ id: 'gsc-padang-hijau', seats: 96, halls: [{ name: 'Hall 6', seats: 96 }] })
  expect(plan('birthday-gold', 60, 'aurum-persiaran-delima').there?.halls).toEqual([
    { name: 'Ruby', seats: 68 },
    { name: 'Garnet', seats: 60 },
  ])
})

it('says how many the cinema takes where its halls are too small, and which others are large enough', () => {
  const tooMany = plan('birthday-classic', 110, 'gsc-padang-hijau')
  expect(tooMany.estimate).toEqual({ is: 'too many', most: 96 })
  expect(isPossible(tooMany)).toBe(false)
  expect(ids(tooMany.large)).toEqual(['gsc-rimba-sentral', 'gsc-pelangi-galleria', 'gsc-bandar-cahaya'])
  expect(plan('birthday-classic', 119).estimate).toEqual({ is: 'too many', most: 118 })
})

it('is not possible at a cinema that does not have it, whatever it costs', () => {
  const elsewhere = plan('birthday-gold', 24, 'gsc-padang-hijau')
  expect(elsewhere).toMatchObject({ isElsewhere: true, there: undefined, estimate: { total: 4512 } })
  expect(isPossible(elsewhere)).toBe(false)
})

it.each([
  ['too few guests', 'birthday-classic', 12, undefined, { guests: 15, cinema: undefined }],
  ['too many for its cinema', 'birthday-classic', 110, 'gsc-padang-hijau', { guests: 96, cinema: 'gsc-padang-hijau' }],
  [
    'too few, at a cinema that does not have it',
    'birthday-classic',
    12,
    'aurum-the-meranti',
    { guests: 15, cinema: undefined },
  ],
  ['a cinema that does not have it', 'birthday-gold', 24, 'gsc-padang-hijau', { guests: 24, cinema: undefined }],
])('knows the nearest wish that it could be had for: %s', (_, slug, guests, cinema, nearest) => {
  const criteria = { guests, cinema }
  expect(nearestCriteria(offer(slug), planOf(offer(slug), criteria), criteria)).toEqual(nearest)
  expect(isPossible(planOf(offer(slug), nearest))).toBe(true)
})

it('knows no nearer wish of a package that can be had', () => {
  const criteria = { guests: 24, cinema: undefined }
  expect(nearestCriteria(offer('birthday-gold'), planOf(offer('birthday-gold'), criteria), criteria)).toBeUndefined()
})

it('invents no halls: where none of its kind is known, nothing is said of them', () => {
  expect(offer('school-outing').cinemas.every(({ halls }) => halls === undefined)).toBe(true)
  expect(plan('school-outing', 900).estimate).toMatchObject({ total: 16_200 })
  const { cinemas } = offer('corporate-screening')
  expect(cinemas.find(({ id }) => id === 'aurum-the-meranti')).toEqual({ id: 'aurum-the-meranti' })
})

it('says nothing of where a package takes place that names no cinema, wherever guests are to come together', () => {
  const nowhere = { ...offer('birthday-gold'), cinemas: [] }
  for (const cinema of [undefined, 'gsc-padang-hijau']) {
    const plan = planOf(nowhere, { guests: 24, cinema })
    expect(plan).toMatchObject({ isElsewhere: false, estimate: { total: 4512 } })
    expect(isPossible(plan)).toBe(true)
    expect(whereText(plan, 0, cinema && 'GSC Padang Hijau')).toBe('Ask us where')
  }
})
