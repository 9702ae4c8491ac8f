import { expect, it } from 'vitest'
import { festivalJsonLd, screeningEvent } from '#site/loaders/json-ld/events.ts'
import { committedSource } from '#test/support/site/site-source.ts'

const source = await committedSource()
const [festival] = source.all('filmFestival')
const [screening] = source.all('specialScreening')
const [settings] = source.all('settings')
if (!festival || !screening || !settings) throw new Error('The sample has a festival, a screening and settings.')

it('gives the address of the house, and invents none, where no cinema is named', () => {
  const house = {
    '@type': 'Place',
    name: settings.siteName,
    address: settings.contact.address.replaceAll('\n', ', '),
  }
  expect(festivalJsonLd(source, { ...festival, cinemas: [] })).toMatchObject({ location: house })
  expect(screeningEvent(source, { ...screening, cinemas: [] })).toMatchObject({ location: house })
})
