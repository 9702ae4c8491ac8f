import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { repository } from '#test/support/repository.ts'
import { ShownSite } from '#test/support/site/shown-site.ts'

const { entries } = await loadSnapshot(join(repository, 'content'))
const site = new ShownSite(new Map([...entries].map(([key, { entry }]) => [key, entry])))

const anyCard = /<(?:article|li class="experience)/

it.each([
  ['/about-gsc/newsroom', anyCard, 'Everything we have announced', 'For journalists'],
  ['/cinema', anyCard, 'Type a town, a station', '</main>'],
  ['/events-at-gsc', anyCard, 'A film is the same every time', 'Past events'],
  ['/experience', anyCard, 'For help in choosing', '</main>'],
  ['/experiences', anyCard, 'A good plain hall', 'Which one suits'],
  ['/movies', anyCard, 'New films usually open', 'Month by month'],
  ['/my-list', /Nothing is on your list/, 'Nobody else sees the list', '</main>'],
  ['/package', anyCard, 'A package is a starting point', '</main>'],
  ['/promotions/gsc', anyCard, 'Offers appear here on the day', 'View All Promotions'],
])(
  'says what editors say of a list after it, and before all that is about something else: %s',
  async (path, list, note, next) => {
    const page = site.pages().find((one) => one.path === path)
    if (!page) throw new Error(`There is no page at ${path}.`)
    const html = await site.html(page)
    const from = html.indexOf('<main')
    const noted = html.indexOf(note, from)
    expect(noted).toBeGreaterThan(from + html.slice(from).search(list))
    expect(html.indexOf(next, from)).toBeGreaterThan(noted)
  },
)

it('says of the index of films before it that there is a quicker way', async () => {
  const page = site.pages().find(({ path }) => path === '/movie')
  if (!page) throw new Error('There is no index of films.')
  const html = await site.html(page)
  const places = ['</h1>', 'This is the long list', 'By first letter', 'Every film by name'].map((part) =>
    html.indexOf(part, html.indexOf('<main')),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
})
