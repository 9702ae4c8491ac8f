import type { Organization, Place } from 'schema-dts'
import { settingsOf } from '#site/loaders/source/settings.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { NodeObject } from './node-object.ts'
import { absolute, imageUrl } from './urls.ts'

const idOf = (source: Source): string => absolute(source, '/#organization')

/** The organization in full, for the home page. */
export function organization(source: Source): NodeObject<Organization> {
  const { siteName, company, contact, description, shareImage } = settingsOf(source)
  const social = source.all('menu').find(({ place }) => place === 'social')?.items ?? []
  return {
    '@type': 'Organization',
    '@id': idOf(source),
    name: siteName,
    legalName: company.name,
    description,
    url: absolute(source, '/'),
    logo: absolute(source, '/favicon.svg'),
    image: imageUrl(source, shareImage),
    email: contact.email,
    telephone: contact.phone,
    address: addressOf(source),
    sameAs: social.map(({ to }) => to).filter((to) => to.startsWith('https://')),
  }
}

/** The organization as other nodes refer to it. */
export const publisher = (source: Source): NodeObject<Organization> => ({
  '@type': 'Organization',
  '@id': idOf(source),
  name: settingsOf(source).siteName,
  url: absolute(source, '/'),
})

/** Where the organization itself is. */
export const house = (source: Source): NodeObject<Place> => ({
  '@type': 'Place',
  name: settingsOf(source).siteName,
  address: addressOf(source),
})

const addressOf = (source: Source): string => settingsOf(source).contact.address.replaceAll('\n', ', ')
