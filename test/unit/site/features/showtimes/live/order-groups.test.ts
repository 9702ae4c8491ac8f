import { expect, it } from 'vitest'
import { orderGroups } from '#site/features/showtimes/live/order-groups.ts'

const places = new Map([
  ['/cinema/kuala-lumpur', { latitude: 3.147, longitude: 101.693 }],
  ['/cinema/kuching', { latitude: 1.55, longitude: 110.35 }],
  ['/cinema/ipoh', { latitude: 4.597, longitude: 101.09 }],
])
const cinemas = ['kuala-lumpur', 'nowhere', 'kuching', 'ipoh'].map((id) => ({
  ids: [id],
  title: id,
  href: `/cinema/${id}`,
  notes: [],
}))
const titles = (chosen: string | undefined) => orderGroups(cinemas, chosen, undefined).map(({ title }) => title)

it('has the visitor’s cinema first, and the others as they were', () => {
  expect(titles('/cinema/kuching')).toEqual(['kuching', 'kuala-lumpur', 'nowhere', 'ipoh'])
  expect(titles('/cinema/closed-since')).toEqual(['kuala-lumpur', 'nowhere', 'kuching', 'ipoh'])
  expect(titles(undefined)).toEqual(['kuala-lumpur', 'nowhere', 'kuching', 'ipoh'])
})

it('has the nearest first where the visitor says where they are, whatever they have chosen', () => {
  const near = orderGroups(cinemas, '/cinema/kuching', { visitor: { latitude: 4.6, longitude: 101.1 }, places })
  expect(near.map(({ title }) => title)).toEqual(['ipoh', 'kuala-lumpur', 'kuching', 'nowhere'])
  expect(near[0]?.kilometres).toBeLessThan(2)
})
