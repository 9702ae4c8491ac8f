/** How many guests are wished for, and the address of the form. */
import { expect, it } from 'vitest'
import { bookingHref, guestsIn, guestsProblem } from '#site/features/party-planner/criteria-query.ts'
import { bookingOf } from '#site/loaders/content-pages/packages/booking.ts'
import { committedSource } from '#test/support/site/site-source.ts'

it.each([
  ['12', 12],
  ['0', undefined],
  ['-3', undefined],
  ['12.5', undefined],
  ['99999', undefined],
  ['', undefined],
])('takes %j for %j guests', (text, guests) => expect(guestsIn(text)).toBe(guests))

it.each([
  ['0', 'Please enter a number from 1 to 9,999.'],
  ['-3', 'Please enter a number from 1 to 9,999.'],
  ['12.5', 'Please enter a whole number, such as 20.'],
  ['12345', 'Please enter a number from 1 to 9,999.'],
  ['twelve', 'Please enter a number in figures, such as 20.'],
  ['12', undefined],
  ['', undefined],
])('says what to do where guests are %j', (text, problem) => expect(guestsProblem(text)).toBe(problem))

it('opens the form with package, occasion, guests and cinema, by its own names for them', async () => {
  const source = await committedSource()
  const booking = bookingOf(source, source.entry('package', 'package/birthday-classic'))
  expect(booking).toEqual({
    href: '/book-a-hall?package=birthday-classic&eventType=birthday',
    anchor: 'pageForm-book-a-hall',
    guests: 'pax',
    cinema: 'cinema',
  })
  expect(booking && bookingHref(booking, { guests: 16, cinema: 'gsc-padang-hijau' })).toBe(
    '/book-a-hall?package=birthday-classic&eventType=birthday&pax=16&cinema=gsc-padang-hijau#pageForm-book-a-hall',
  )
})

it('leaves addresses of others as they are, and says nothing that is not known', async () => {
  const source = await committedSource()
  const offer = source.entry('package', 'package/birthday-classic')
  const elsewhere = bookingOf(source, { ...offer, bookLink: 'https://party.example/' })
  expect(elsewhere && bookingHref(elsewhere, { guests: 16, cinema: 'x' })).toBe('https://party.example/')
  expect(bookingHref({ href: '/form', guests: 'pax' }, { guests: undefined, cinema: 'x' })).toBe('/form')
  expect(bookingHref({ href: '/form', guests: 'pax' }, { guests: 9, cinema: 'x' })).toBe('/form?pax=9')
})
